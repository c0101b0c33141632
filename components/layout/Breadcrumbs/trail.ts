import { getShell } from '@/lib/content/pages/get-page';
import { ROOT } from '@/lib/content/routing/links';
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
  const above = ancestors.map((crumb) => {
    const own = crumb.href?.startsWith(`${ROOT}/`) ? titles[crumb.href.slice(ROOT.length + 1)] : undefined;
    return own === undefined ? crumb : { ...crumb, title: own };
  });
  return [home, ...above, { title: titles[slug] ?? title, href: null }];
}
