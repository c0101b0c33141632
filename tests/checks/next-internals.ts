/** Code of the site that Next's own files, and the names that Next uses between its parts, may not leak into. */
const SITE = /^(?:app|components|lib|server)\/|^[\w.-]+\.ts$/;
const ALLOWED = /^(?:components|server)\/next\/|\.test\.tsx?$/;
const INTERNAL = /\bnext\/dist\b|\b(?:x-nextjs|x-middleware|next-router)-|(?<!\w)_rsc\b|__next_f/;

/** Why a file may not have a text in its code; undefined when it may. */
export const nextInternalProblem = (path: string, text: string): string | undefined =>
  SITE.test(path) && !ALLOWED.test(path) && INTERNAL.test(text)
    ? `Next may change "${text}" with any version: it belongs in server/next or components/next, with a test`
    : undefined;
