/** Who reads the files of drafts: editors, and those with the token of previews or of management. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Editors } from '../content/editors/editors.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** @returns whether a bearer token reads the files of drafts */
export function draftAccess(tokens: readonly string[], editors: Editors): (token: string) => boolean {
  const digests = tokens.map(digest);
  return (token) =>
    digests.some((one) => timingSafeEqual(one, digest(token))) || editors.actorOf(token) !== undefined;
}
