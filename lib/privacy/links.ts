import 'server-only';
import { cacheLife } from 'next/cache';
import { z } from 'zod';
import { serverConfig } from '@/lib/config/server';
import { log } from '@/lib/telemetry/log';

const DOCUMENT = z.object({
  links: z.array(
    z.object({
      lang: z.string(),
      country: z.string(),
      state: z.string(),
      appendix: z.string().optional(),
      linkType: z.string(),
      title: z.string(),
      url: z.url({ protocol: /^https?$/ }),
    }),
  ),
});

export interface PrivacyLink {
  title: string;
  url: string;
}

/** Asks the privacy document (specification section 7). @throws Error stating the HTTP status when the answer is not OK */
async function fetchLinks(url: string): Promise<z.infer<typeof DOCUMENT>['links']> {
  const response = await fetch(url, { signal: AbortSignal.timeout(3_000), cache: 'no-store' });
  if (!response.ok) throw new Error(`HTTP error ${response.status}`);
  return DOCUMENT.parse(await response.json()).links;
}

/**
 * The footer's privacy link: language en, country US, empty state, appendix statePrivacyNotice. A failure is
 * logged, and the footer shows no privacy link (specification section 8).
 */
export async function footerPrivacyLink(): Promise<PrivacyLink | null> {
  'use cache';
  try {
    const links = await fetchLinks(serverConfig().PRIVACY_LINKS_URL);
    cacheLife({ stale: 0, revalidate: 3600, expire: 30 * 24 * 3600 });
    const found = links.find(
      (link) =>
        link.lang === 'en' &&
        link.country === 'US' &&
        link.state === '' &&
        link.appendix === 'statePrivacyNotice' &&
        link.linkType === 'privacyLink',
    );
    return found ? { title: found.title, url: found.url } : null;
  } catch (error) {
    log('error', 'PrivacyLinksFailure', { message: error instanceof Error ? error.message : 'unknown' });
    cacheLife({ stale: 0, revalidate: 30, expire: 30 * 24 * 3600 });
    return null;
  }
}
