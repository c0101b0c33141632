import { getShell } from '@/lib/content/pages/get-page';
import { pageHref, ROOT } from '@/lib/content/routing/links';
import { HOME } from '@/lib/content/routing/slug';

export interface Crumb {
  title: string;
  /** Null for the current page, which is not a link. */
  href: string | null;
}

/** The breadcrumb trail from home to a page; an editor's breadcrumb title for a slug wins (docs/product.md, "Breadcrumbs"). */
export async function getTrail({
  slug,
  title,
  ancestors = [],
}: {
  slug: string;
  title: string;
  ancestors?: readonly Crumb[];
}): Promise<Crumb[]> {
  const { breadcrumbs: titles } = await getShell();
  const home: Crumb = { title: titles.home ?? 'Home', href: ROOT };
  if (slug === HOME) return [{ ...home, href: null }];
  const byHref = new Map(Object.entries(titles).map(([of, own]) => [pageHref(of), own]));
  const above = ancestors.map((crumb) => ({ ...crumb, title: byHref.get(crumb.href ?? '') ?? crumb.title }));
  return [home, ...above, { title: titles[slug] ?? title, href: null }];
}
