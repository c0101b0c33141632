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
type PrivacyLinkType = 'privacyLink' | 'privacyPolicyCHD';

export interface PrivacyLink {
  title: string;
  url: string;
}

export interface PrivacyLinkQuery {
  linkType?: PrivacyLinkType;
  lang?: string;
  country?: string;
  /** Two letters; empty for all states. */
  state?: string;
  appendix?: string;
}

/** Fetches the document. @throws Error with the status of a failed response; ZodError for another shape */
export async function fetchPrivacyDocument(url: string): Promise<PrivacyDocument> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), cache: 'no-store' });
  if (!response.ok) throw new Error(`HTTP error ${response.status}`);
  return DOCUMENT.parse(await response.json());
}

/** The link of a type for a place, or null. The defaults are those of the footer. */
export function findPrivacyLink(
  { links }: PrivacyDocument,
  {
    linkType = 'privacyLink',
    lang = 'en',
    country = 'US',
    state = '',
    appendix = 'statePrivacyNotice',
  }: PrivacyLinkQuery = {},
): PrivacyLink | null {
  const found = links.find(
    (link) =>
      link.linkType === linkType &&
      link.lang === lang &&
      link.country === country &&
      link.state === state &&
      link.appendix === appendix,
  );
  return found ? { title: found.title, url: found.url } : null;
}
