/** Who reads the files of drafts: editors, and those with the token of previews or of management. */
import { isSecret } from '@cleanpro/node-service/secret';
import type { Editors } from '../content/editors/editors.ts';
import type { ContentServiceOptions } from '../content/options.ts';

/** @returns whether a bearer token reads the files of drafts */
export const draftAccess =
  (tokens: Omit<ContentServiceOptions['tokens'], 'delivery'>, editors: Editors) =>
  (token: string): boolean =>
    isSecret('CONTENTFUL_PREVIEW_TOKEN', tokens.preview, token) ||
    isSecret('CONTENTFUL_MANAGEMENT_TOKEN', tokens.management, token) ||
    editors.actorOf(token) !== undefined;
