const SLUG = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/;
const MAX_LENGTH = 200;

export const HOME = 'home';

/** Whether a string is a valid page slug. */
export const isSlug = (text: string): boolean => text.length <= MAX_LENGTH && SLUG.test(text);

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/** Returns the slug for the path segments below the locale; null if they do not form a valid slug. */
export function parseSlug(segments: readonly string[]): string | null {
  if (segments.length === 0) return HOME;
  const slug = segments.map(decodeSegment).join('/');
  return isSlug(slug) ? slug : null;
}
