import 'server-only';
import { cacheLife } from 'next/cache';
import { serverConfig } from '@/lib/config/server';
import { log } from '@/lib/telemetry/log';
import { messageOf } from '@/lib/telemetry/message-of';
import { privacyLinkOf, readPrivacyDocument, type PrivacyLink } from './document';

export type { PrivacyLink };

const EXPIRE = 30 * 24 * 3600;

/**
 * The footer's privacy link: language en, country US, empty state, appendix statePrivacyNotice. A failure is
 * logged, and the footer shows no privacy link (specification section 8).
 */
export async function footerPrivacyLink(): Promise<PrivacyLink | null> {
  'use cache';
  try {
    const document = await readPrivacyDocument(serverConfig().PRIVACY_LINKS_URL);
    cacheLife({ stale: 0, revalidate: 3600, expire: EXPIRE });
    return privacyLinkOf(document);
  } catch (error) {
    log('error', 'PrivacyLinksFailure', { message: messageOf(error) });
    cacheLife({ stale: 0, revalidate: 30, expire: EXPIRE });
    return null;
  }
}
