import { acceptsToken } from '../token.ts';
import type { Editors } from '../editors/editors.ts';
import type { ContentServiceOptions } from '../options.ts';

/**
 * Creates a function that returns whether a bearer token may read the files of drafts: that of an editor, the preview
 * API or the management API.
 */
export const draftAccess =
  (tokens: Omit<ContentServiceOptions['tokens'], 'delivery'>, editors: Editors) =>
  (token: string): boolean =>
    acceptsToken(tokens.preview, token) ||
    acceptsToken(tokens.management, token) ||
    editors.actorOf(token) !== undefined;
