import { NOT_FOUND } from '../../lib/content/routing/not-found';
import { loadSpace } from '@cleanpro/contentful-local/space/load';
import { pageSlugs } from '@cleanpro/content-check/redirects';
import { OWN_ROUTES } from '../sample-pages';

const space = loadSpace(process.env.CONTENT_SOURCE ?? 'packages/sample-space/content', {
  spaceId: 'cleanpro',
  environmentId: 'master',
});

export const addressesOf = (type: string): string[] =>
  [...pageSlugs(space)]
    .filter((slug) => space.published.entriesWith(type, 'slug', 'en-US', slug).length > 0)
    .map((slug) => `/en-us/${slug}`);

/** Returns every path that the URL builder yields, in the sitemap or not, and the site's fixed routes. */
export function addresses(): string[] {
  const published = new Set(
    [...pageSlugs(space)].filter((slug) =>
      [...space.contentTypes.keys()].some(
        (type) => space.published.entriesWith(type, 'slug', 'en-US', slug).length > 0,
      ),
    ),
  );
  published.delete(NOT_FOUND.slug);
  return [...published, ...OWN_ROUTES].map((slug) => (slug === 'home' ? '/en-us' : `/en-us/${slug}`)).sort();
}
