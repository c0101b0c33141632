import type { Page } from '../api/schemas.ts';

const MAX_LINKS = 3;

/** Links to the published pages that display an entry. */
export function LivePages({ pages }: { pages: Page[] }) {
  const live = pages.filter(({ url, isPublished }) => url && isPublished);
  if (!live.length) return null;
  return (
    <p className="live-pages">
      {live.slice(0, MAX_LINKS).map(({ id, title, url }) => (
        <a key={id} href={url} target="_blank" rel="noreferrer">
          View “{title}” live
        </a>
      ))}
      {live.length > MAX_LINKS && <span>and {live.length - MAX_LINKS} more pages</span>}
    </p>
  );
}
