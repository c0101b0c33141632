import { acceptsToken } from '../token.ts';
import type { Editors } from '../editors/editors.ts';
import type { ContentServiceOptions } from '../options.ts';

/**
 * Creates a function that returns whether a bearer token may read files of drafts. Tokens of editors, the preview API
 * and the management API are accepted.
 */
export const draftAccess =
  (tokens: Omit<ContentServiceOptions['tokens'], 'delivery'>, editors: Editors) =>
  (token: string): boolean =>
    acceptsToken(tokens.preview, token) ||
    acceptsToken(tokens.management, token) ||
    editors.actorOf(token) !== undefined;
