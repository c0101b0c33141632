import 'server-only';
import { serverConfig } from '@/lib/config/server';
import { fetchPrivacyDocument, findFooterLinks } from './document';
import { PRIVACY_TAG } from './links';

/**
 * Detects changes of the footer's privacy links by comparing them with the last ones, as the service has no webhooks.
 */
export class PrivacyLinkChanges {
  #last: string | undefined;

  /** @param last links that an earlier process found, if its cached pages are still used */
  constructor(last?: string) {
    this.#last = last;
  }

  /** Links found by the last read, as JSON. */
  get position(): string | undefined {
    return this.#last;
  }

  /**
   * Returns the tags to expire if a link changed since the last call.
   * @throws Error when the document is unavailable
   */
  async read(): Promise<string[]> {
    const links = JSON.stringify(
      findFooterLinks(await fetchPrivacyDocument(serverConfig().PRIVACY_LINKS_URL)),
    );
    const isChanged = this.#last !== undefined && this.#last !== links;
    this.#last = links;
    return isChanged ? [PRIVACY_TAG] : [];
  }
}
