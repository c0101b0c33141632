/** Builds the server's telemetry items as Application Insights envelopes (docs/services.md, "Telemetry"). */

export interface ItemSource {
  instrumentationKey: string;
  brand: string;
}

interface Data {
  kind: 'Exception' | 'Event' | 'RemoteDependency';
  baseType: 'ExceptionData' | 'EventData' | 'RemoteDependencyData';
  baseData: Record<string, unknown>;
}

export interface TelemetryItem {
  time: string;
  iKey: string;
  name: string;
  tags: Record<string, string>;
  data: { baseType: Data['baseType']; baseData: Record<string, unknown> };
}

export type Details = Record<string, string | number | boolean | undefined>;

/** The endpoint refuses items with longer properties. */
const MAX_PROPERTY_LENGTH = 8_192;
const MAX_STACK_LENGTH = 32_768;
const ERROR_LEVEL = 3;

function envelope(
  { instrumentationKey, brand }: ItemSource,
  { kind, baseType, baseData }: Data,
): TelemetryItem {
  return {
    time: new Date().toISOString(),
    iKey: instrumentationKey,
    name: `Microsoft.ApplicationInsights.${instrumentationKey.replaceAll('-', '')}.${kind}`,
    tags: { 'ai.cloud.role': 'site', 'ai.internal.sdkVersion': 'node:site' },
    data: {
      baseType,
      baseData: { ver: 2, ...baseData, properties: { brand, ...properties(baseData.properties) } },
    },
  };
}

function properties(details: unknown): Record<string, string> {
  if (typeof details !== 'object' || details === null) return {};
  return Object.fromEntries(
    Object.entries(details).flatMap(([name, value]): [string, string][] =>
      value === undefined || value === null ? [] : [[name, String(value).slice(0, MAX_PROPERTY_LENGTH)]],
    ),
  );
}

/** Formats a duration in seconds as `hh:mm:ss.mmm`. */
export function timeSpan(seconds: number): string {
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}.${String(
    Math.floor((seconds % 1) * 1_000),
  ).padStart(3, '0')}`;
}

function parsedStack(
  stack: string,
): { level: number; method: string; assembly: string; fileName: string; line: number }[] {
  return stack
    .split('\n')
    .flatMap((text) => {
      const frame = /^\s*at (?:(.+?) )?\(?(.+?):(\d+):\d+\)?$/.exec(text);
      return frame
        ? [
            {
              method: frame[1] ?? '<anonymous>',
              assembly: text.trim(),
              fileName: frame[2] ?? '',
              line: Number(frame[3]),
            },
          ]
        : [];
    })
    .slice(0, 50)
    .map((frame, level) => ({ level, ...frame }));
}

/**
 * Returns the telemetry item for an exception, including its stack. `details.status` is the HTTP status of the
 * response.
 */
export function exceptionItem(
  source: ItemSource,
  error: unknown,
  details: Details & { status: number },
): TelemetryItem {
  const exception = error instanceof Error ? error : new Error(String(error));
  const message = exception.message || exception.name;
  const stack = (exception.stack ?? '').slice(0, MAX_STACK_LENGTH);
  return envelope(source, {
    kind: 'Exception',
    baseType: 'ExceptionData',
    baseData: {
      exceptions: [
        {
          typeName: exception.name,
          message,
          hasFullStack: stack !== '',
          stack,
          parsedStack: parsedStack(stack),
        },
      ],
      severityLevel: ERROR_LEVEL,
      properties: { ...details, message, stack },
    },
  });
}

/** Returns the item of an event. Numbers other than `status` become measurements; `duration` is in seconds. */
export function eventItem(source: ItemSource, name: string, details: Details): TelemetryItem {
  const entries = Object.entries(details);
  const isMeasured = ([key, value]: [string, Details[string]]): boolean =>
    typeof value === 'number' && key !== 'status' && Number.isFinite(value);
  return envelope(source, {
    kind: 'Event',
    baseType: 'EventData',
    baseData: {
      name,
      properties: Object.fromEntries(entries.filter((entry) => !isMeasured(entry))),
      measurements: Object.fromEntries(entries.filter(isMeasured)),
    },
  });
}

/** Returns the item of a call to another service, without the query of its URL. Status 0 means no response. */
export function dependencyItem(
  source: ItemSource,
  call: { method: string; url: URL; seconds: number; status: number },
): TelemetryItem {
  return envelope(source, {
    kind: 'RemoteDependency',
    baseType: 'RemoteDependencyData',
    baseData: {
      id: crypto.randomUUID().replaceAll('-', ''),
      name: `${call.method} ${call.url.pathname}`,
      resultCode: String(call.status),
      duration: timeSpan(call.seconds),
      success: call.status >= 200 && call.status < 400,
      data: `${call.method} ${call.url.origin}${call.url.pathname}`,
      target: call.url.host,
      type: 'Fetch',
      properties: { status: call.status },
      measurements: { duration: call.seconds },
    },
  });
}
