import { getShell } from '@/lib/content/pages/get-page';
import { pageHref, ROOT } from '@cleanpro/content-values/paths/links';
import { HOME } from '@cleanpro/content-values/paths/slug';

export interface Crumb {
  title: string;
  /** Null for the current page, which is not a link. */
  href: string | null;
}

/**
 * Drops the page itself, home, and all but the last occurrence of each ancestor, because parent pages can form a cycle.
 */
const distinctAncestors = (ancestors: readonly Crumb[], own: string): Crumb[] =>
  ancestors.filter(
    ({ href }, index) =>
      href !== own && href !== ROOT && !ancestors.some((other, at) => at > index && other.href === href),
  );

/**
 * Returns the breadcrumb trail from home to a page (docs/product.md, "Breadcrumbs"). Titles that editors set for a slug
 * take precedence. Otherwise, the article list appears under its name instead of its title.
 */
export async function getTrail({
  slug,
  title,
  ancestors = [],
}: {
  slug: string;
  title: string;
  ancestors?: readonly Crumb[];
}): Promise<Crumb[]> {
  const { breadcrumbs: titles, articleList } = await getShell();
  const home: Crumb = { title: titles.home ?? 'Home', href: ROOT };
  if (slug === HOME) return [{ ...home, href: null }];
  const path = distinctAncestors(ancestors, pageHref(slug));
  const names = articleList ? { [articleList.slug]: articleList.name, ...titles } : titles;
  const byHref = new Map(Object.entries(names).map(([of, own]) => [pageHref(of), own]));
  const above = path.map((crumb) => ({ ...crumb, title: byHref.get(crumb.href ?? '') ?? crumb.title }));
  return [home, ...above, { title: titles[slug] ?? title, href: null }];
}
