const SLUG = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/;
const MAX_LENGTH = 200;

/** The slug of the first page. */
export const HOME = 'home';

/** The slug that the parts of an address give, or null when no page of ours can have it. */
export function slugOf(parts: readonly string[]): string | null {
  if (parts.length === 0) return HOME;
  const slug = parts.map(decoded).join('/');
  return slug.length <= MAX_LENGTH && SLUG.test(slug) ? slug : null;
}

/** The product whose list of reviews stands at an address, or null: `brands/dawn/pan-soak/reviews`. */
export const productOfReviews = (slug: string): string | null =>
  /^(brands\/[^/]+\/[^/]+)\/reviews$/.exec(slug)?.[1] ?? null;

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
