import 'server-only';
import { serverConfig } from '@/lib/config/server';
import { fetchPrivacyDocument, findFooterLinks } from './document';
import { PRIVACY_TAG } from './links';

/** Compares the footer's links with what they were: its document has no webhook. */
export class PrivacyLinkChanges {
  #last: string | undefined;

  /** @param last the links that an earlier process found, whose pages are used on */
  constructor(last?: string) {
    this.#last = last;
  }

  /** The links, as they were found last. */
  get position(): string | undefined {
    return this.#last;
  }

  /** The tags that expire because a link changed since the last call. @throws Error when the document is unavailable */
  async read(): Promise<string[]> {
    const links = JSON.stringify(
      findFooterLinks(await fetchPrivacyDocument(serverConfig().PRIVACY_LINKS_URL)),
    );
    const isChanged = this.#last !== undefined && this.#last !== links;
    this.#last = links;
    return isChanged ? [PRIVACY_TAG] : [];
  }
}
