import 'server-only';
import { serverConfig } from '@/lib/config/server';
import { fetchPrivacyDocument, findPrivacyLink } from './document';
import { PRIVACY_TAG } from './links';

/** Compares the footer's privacy link with what it was: its document has no webhook. */
export class PrivacyLinkChanges {
  #last: string | undefined;

  /** @param last the link that an earlier process found, whose pages are used on */
  constructor(last?: string) {
    this.#last = last;
  }

  /** The link, as it was found last. */
  get position(): string | undefined {
    return this.#last;
  }

  /** The tags that expire because the link changed since the last call. @throws Error when the document is unavailable */
  async read(): Promise<string[]> {
    const link = JSON.stringify(
      findPrivacyLink(await fetchPrivacyDocument(serverConfig().PRIVACY_LINKS_URL)),
    );
    const isChanged = this.#last !== undefined && this.#last !== link;
    this.#last = link;
    return isChanged ? [PRIVACY_TAG] : [];
  }
}
