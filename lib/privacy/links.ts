import 'server-only';
import { cache } from 'react';
import { defineCachedRead, type Tagged } from '@/lib/content/cache/cached-read';
import { serverConfig } from '@/lib/config/server';
import { log } from '@/lib/telemetry/log';
import { errorMessage } from '@/lib/telemetry/error-message';
import { findPrivacyLink, fetchPrivacyDocument, type PrivacyLink } from './document';

export type { PrivacyLink };

/** Cache tag of what was read from the document. */
export const PRIVACY_TAG = 'privacy';

const FAILURE_SECONDS = 30;

const privacyLink = defineCachedRead({
  name: 'privacy link',
  hasDrafts: false,
  load: async (): Promise<Tagged<PrivacyLink | null>> => {
    const document = await fetchPrivacyDocument(serverConfig().PRIVACY_LINKS_URL);
    return { value: findPrivacyLink(document), tags: [PRIVACY_TAG] };
  },
  onFailure: (error) => {
    log('error', 'PrivacyLinksFailure', { message: errorMessage(error) });
    return { value: null, tags: [PRIVACY_TAG], maxAge: FAILURE_SECONDS };
  },
});

async function getCachedPrivacyLink(): Promise<PrivacyLink | null> {
  'use cache';
  return privacyLink.cached();
}

/**
 * The footer's privacy link: language en, country US, empty state, appendix statePrivacyNotice. Null, and logged, when
 * the document cannot be read (docs/services.md, "Privacy document").
 */
export const footerPrivacyLink = cache((): Promise<PrivacyLink | null> =>
  privacyLink.read(getCachedPrivacyLink),
);
