const SLUG = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/;
const MAX_LENGTH = 200;

/** The slug of the home page. */
export const HOME = 'home';

/** Whether a page can have this slug. */
export const isSlug = (text: string): boolean => text.length <= MAX_LENGTH && SLUG.test(text);

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/** The slug of the path segments under the locale; null when no page can have it. */
export function parseSlug(segments: readonly string[]): string | null {
  if (segments.length === 0) return HOME;
  const slug = segments.map(decodeSegment).join('/');
  return isSlug(slug) ? slug : null;
}
