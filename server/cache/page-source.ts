import type { ConsentMode } from '../../lib/consent/choice.ts';
import type { DocumentSettings } from '../documents/finish-document.ts';
import type { Handler } from '../http-server.ts';
import type { RenderTurns } from '../render-turns.ts';
import type { CdnHeaders } from './cdn-headers.ts';
import type { MissingPages } from './missing-pages.ts';

export interface PageSource {
  /** Next's request handler. */
  handle: Handler;
  turns: RenderTurns;
  documents: DocumentSettings;
  missing: MissingPages;
  /** Consent that applies until the visitor chooses. */
  consentMode: ConsentMode;
  /** How long shared caches that are never purged may store a page, in seconds. */
  maxAge: number;
  cdn?: CdnHeaders;
}
