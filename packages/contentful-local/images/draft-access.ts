/** Who reads the files of drafts: editors, and those with the token of previews or of management. */
import { acceptsToken } from '../token.ts';
import type { Editors } from '../editors/editors.ts';
import type { ContentServiceOptions } from '../options.ts';

/** @returns whether a bearer token reads the files of drafts */
export const draftAccess =
  (tokens: Omit<ContentServiceOptions['tokens'], 'delivery'>, editors: Editors) =>
  (token: string): boolean =>
    acceptsToken(tokens.preview, token) ||
    acceptsToken(tokens.management, token) ||
    editors.actorOf(token) !== undefined;
