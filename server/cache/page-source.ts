import type { ConsentMode } from '../../lib/consent/choice.ts';
import type { DocumentSettings } from '../documents/finish-document.ts';
import type { Handler } from '../http-server.ts';
import type { RenderTurns } from '../render-turns.ts';
import type { CdnHeaders } from './cdn-headers.ts';
import type { MissingPages } from './missing-pages.ts';

/** Where the pages come from. */
export interface PageSource {
  /** Next's request handler. */
  handle: Handler;
  /** Bounds how many requests it renders at a time. */
  turns: RenderTurns;
  documents: DocumentSettings;
  missing: MissingPages;
  /** The default consent, until the visitor chooses. */
  consentMode: ConsentMode;
  /** How long caches that nothing purges may store a page, in seconds. */
  maxAge: number;
  /** Where a CDN is configured. */
  cdn?: CdnHeaders;
}
