import type { Crumb } from '@/components/layout/Breadcrumbs/trail';
import { pageHref } from '@cleanpro/content-values/paths/links';

/** A parent page. The query asks for a slug only on page types that can be parents. */
interface Parent {
  slug: string | null;
  title: string | null;
  breadcrumbTitle: string | null;
  parentPage?: unknown;
}

const isParent = (value: unknown): value is Parent =>
  typeof value === 'object' &&
  value !== null &&
  'slug' in value &&
  'title' in value &&
  'breadcrumbTitle' in value;

/** Returns the breadcrumbs of a parent page and its own parents, topmost first. */
export function getAncestors(parent: unknown): Crumb[] {
  const crumbs: Crumb[] = [];
  for (let page = parent; isParent(page) && page.slug; page = page.parentPage) {
    crumbs.unshift({ title: page.breadcrumbTitle ?? page.title ?? page.slug, href: pageHref(page.slug) });
  }
  return crumbs;
}
