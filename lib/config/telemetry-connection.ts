/** A parsed Application Insights connection string. */
export interface TelemetryConnection {
  instrumentationKey: string;
  trackUrl: string;
}

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Azure's endpoint, for a connection string without `IngestionEndpoint`. */
const DEFAULT_ENDPOINT = 'https://dc.services.visualstudio.com/';

/**
 * Parses `InstrumentationKey=<guid>;IngestionEndpoint=<URL>` and ignores other parts. Undefined if a value is invalid.
 */
export function parseConnectionString(text: string): TelemetryConnection | undefined {
  const parts = new Map(
    text.split(';').flatMap((part): [string, string][] => {
      const at = part.indexOf('=');
      return at < 0 ? [] : [[part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()]];
    }),
  );
  const instrumentationKey = parts.get('instrumentationkey') ?? '';
  const endpoint = parts.get('ingestionendpoint') ?? DEFAULT_ENDPOINT;
  if (!KEY.test(instrumentationKey) || !/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint))
    return undefined;
  return { instrumentationKey, trackUrl: `${endpoint.replace(/\/+$/, '')}/v2/track` };
}
