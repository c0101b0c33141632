import 'server-only';
import {
  FooterShellDocument,
  HeaderShellDocument,
  type FooterFragment,
  type FormFragment,
  type HeaderFragment,
  type OrganizationFragment,
} from '@/graphql/generated/operations';
import type { Tagged } from '../cache/cached-read';
import { listTag } from '../cache/tags';
import { LOCALE, queryContent } from '../client/query';
import { present } from '../present';

/** Header and footer with the rules that hide parts of them (docs/product.md, "Layout"). */
export interface Shell {
  header: HeaderFragment | null;
  footer: FooterFragment | null;
  newsletterForm: FormFragment | null;
  organization: OrganizationFragment | null;
  hideNewsletterOn: string[];
  hideRelatedBrandOn: string[];
  /** Breadcrumb titles of fixed routes, by slug. */
  breadcrumbs: Record<string, string>;
}

/** Loads the published layout, or its draft. @throws ContentUnavailableError */
export async function loadShell(preview: boolean): Promise<Tagged<Shell>> {
  const [top, bottom] = await Promise.all([
    queryContent(HeaderShellDocument, { locale: LOCALE, preview }),
    queryContent(FooterShellDocument, { locale: LOCALE, preview }),
  ]);
  const upper = top.data.layoutCollection?.items[0];
  const lower = bottom.data.layoutCollection?.items[0];
  const breadcrumbs: Record<string, string> = {};
  for (const crumb of bottom.data.breadCrumbCollection?.items ?? []) {
    if (crumb?.slug && crumb.title) breadcrumbs[crumb.slug] = crumb.title;
  }
  return {
    value: {
      header: upper?.header ?? null,
      footer: lower?.footer ?? null,
      newsletterForm: lower?.newsletterForm ?? null,
      organization: lower?.organization ?? null,
      hideNewsletterOn: present(upper?.hideNewsletterOn),
      hideRelatedBrandOn: present(upper?.hideRelatedBrandOn),
      breadcrumbs,
    },
    tags: [...top.tags, ...bottom.tags, listTag('layout'), listTag('breadCrumb')],
  };
}
