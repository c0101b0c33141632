import 'server-only';
import { serverConfig } from '@/lib/config/server';
import { allowedNow, type Allowed } from './choice';

/** Whether a request carries the Global Privacy Control signal (`Sec-GPC: 1`). */
export const hasGlobalPrivacyControl = (request: Request): boolean => request.headers.get('sec-gpc') === '1';

/** Returns what the visitor who sent a request allows. */
export function allowedBy(request: Request): Allowed {
  return allowedNow(
    request.headers.get('cookie') ?? '',
    hasGlobalPrivacyControl(request),
    serverConfig().CONSENT_MODE,
  );
}
