/** The privacy and terms document (docs/services.md, "Privacy document"): links by language, country, state and appendix. */
import { z } from 'zod';

const TIMEOUT_MS = 3_000;

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

export type PrivacyDocument = z.infer<typeof DOCUMENT>;
/** Link types in the footer, in display order. */
const FOOTER_TYPES = ['privacyLink', 'privacyPolicyCHD'];

export interface PrivacyLink {
  title: string;
  url: string;
}

/**
 * Fetches the document.
 * @throws Error with the status of a failed response
 * @throws ZodError when the document has an unexpected shape
 */
export async function fetchPrivacyDocument(url: string): Promise<PrivacyDocument> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), cache: 'no-store' });
  if (!response.ok) throw new Error(`HTTP error ${response.status}`);
  return DOCUMENT.parse(await response.json());
}

/** Returns the footer's links: those with language en, country US, an empty state and appendix statePrivacyNotice. */
export const findFooterLinks = ({ links }: PrivacyDocument): PrivacyLink[] =>
  FOOTER_TYPES.flatMap((type) => {
    const found = links.find(
      ({ linkType, lang, country, state, appendix }) =>
        linkType === type &&
        lang === 'en' &&
        country === 'US' &&
        state === '' &&
        appendix === 'statePrivacyNotice',
    );
    return found ? [{ title: found.title, url: found.url }] : [];
  });
