import { serverConfig } from '@/lib/config/server';
import { refusedAll } from '@/lib/consent/choice';
import { hasGlobalPrivacyControl } from '@/lib/consent/request';
import type { MeasurementSettings } from '@/lib/telemetry/settings';

const HEADERS = { 'cache-control': 'private, no-store' };

/**
 * Responds with the browser's telemetry and tag settings. Responds with 204 if the visitor opted out or the browser
 * sends Global Privacy Control.
 */
export function GET(request: Request): Response {
  if (refusedAll(request.headers.get('cookie') ?? '', hasGlobalPrivacyControl(request)))
    return new Response(null, { status: 204, headers: HEADERS });
  const config = serverConfig();
  const settings: MeasurementSettings = {
    consentMode: config.CONSENT_MODE,
    consentManager: config.CONSENT_MANAGER_URL ?? null,
    telemetry: config.telemetry
      ? { instrumentationKey: config.telemetry.instrumentationKey, brand: config.BRAND_CODE }
      : null,
    tagManager: config.GTM_ID ?? null,
  };
  return Response.json(settings, { headers: HEADERS });
}
