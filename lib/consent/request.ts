import 'server-only';
import { serverConfig } from '@/lib/config/server';
import { allowedNow, type Allowed } from './choice';

/** Whether the request carries the Global Privacy Control signal (header `Sec-GPC: 1`). */
export const hasGlobalPrivacyControl = (request: Request): boolean => request.headers.get('sec-gpc') === '1';

/** What the visitor behind a request allows. */
export function allowedBy(request: Request): Allowed {
  return allowedNow(
    request.headers.get('cookie') ?? '',
    hasGlobalPrivacyControl(request),
    serverConfig().CONSENT_MODE,
  );
}
