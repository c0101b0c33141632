import 'server-only';
import { defineCachedRead, type Tagged } from '@/lib/content/cache/cached-read';
import { serverConfig } from '@/lib/config/server';
import { log } from '@/lib/telemetry/log';
import { errorMessage } from '@/lib/telemetry/error-message';
import { findFooterLinks, fetchPrivacyDocument, type PrivacyLink } from './document';

export type { PrivacyLink };

/** Cache tag of everything read from the privacy document. */
export const PRIVACY_TAG = 'privacy';

const FAILURE_SECONDS = 30;

/**
 * Returns the footer's links to privacy notices. When the document cannot be read, it returns none and logs the failure
 * (docs/services.md, "Privacy document").
 */
export const footerPrivacyLinks = defineCachedRead({
  name: 'privacy links',
  hasDrafts: false,
  load: async (): Promise<Tagged<PrivacyLink[]>> => {
    const document = await fetchPrivacyDocument(serverConfig().PRIVACY_LINKS_URL);
    return { value: findFooterLinks(document), tags: [PRIVACY_TAG] };
  },
  onFailure: (error) => {
    log('error', 'PrivacyLinksFailure', { message: errorMessage(error) });
    return { value: [], tags: [PRIVACY_TAG], maxAge: FAILURE_SECONDS };
  },
});
