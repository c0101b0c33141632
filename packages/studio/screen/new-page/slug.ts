/** Slugs that the site accepts. */
export const SLUG = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/;

/** Returns the last part of a slug for a title: “What’s new in 2027?” becomes `whats-new-in-2027`. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

export const joinSlug = (directory: string, part: string): string =>
  [directory, part].filter(Boolean).join('/');
