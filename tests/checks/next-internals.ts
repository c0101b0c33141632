/** Files that must not use Next's internal modules, headers and globals, except those that match `ALLOWED`. */
const SITE = /^(?:app|components|lib|server)\/|^[\w.-]+\.ts$/;
const ALLOWED = /^(?:components|server)\/next\/|\.test\.tsx?$/;
const INTERNAL = /\bnext\/dist\b|\b(?:x-nextjs|x-middleware|next-router)-|(?<!\w)_rsc\b|__next_f/;

export const nextInternalProblem = (path: string, text: string): string | undefined =>
  SITE.test(path) && !ALLOWED.test(path) && INTERNAL.test(text)
    ? `Next may change "${text}" with any version: it belongs in server/next or components/next, with a test`
    : undefined;
