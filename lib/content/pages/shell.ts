import 'server-only';
import {
  FooterShellDocument,
  HeaderShellDocument,
  type FooterFragment,
  type FormFragment,
  type HeaderFragment,
  type OrganizationFragment,
  type PageMetaDataFragment,
} from '@/graphql/generated/operations';
import type { Tagged } from '../cache/cached-read';
import { listTag } from '../cache/tags';
import { LOCALE, queryContent } from '../client/query';
import { jsonHash } from '../json-hash';
import { present } from '../present';

/** Header and footer, with the rules that hide parts of them (docs/product.md, "Layout"). */
export interface Shell {
  header: HeaderFragment | null;
  footer: FooterFragment | null;
  newsletterForm: FormFragment | null;
  organization: OrganizationFragment | null;
  defaultMetaData: PageMetaDataFragment | null;
  hideNewsletterOn: string[];
  hideRelatedBrandOn: string[];
  /** Page that lists all articles. */
  articleList: { slug: string; name: string } | null;
  /** Breadcrumb titles of fixed routes, by slug. */
  breadcrumbs: Record<string, string>;
  /** Hash of the header and the footer, which changes whenever they do (components/next/StaticMarkup). */
  version: string;
}

/** 72 bits. Short, because every element with static markup contains it. */
const VERSION_LENGTH = 12;

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
  const { slug, name } = bottom.data.articlePageCollection?.items[0] ?? {};
  const header = upper?.header ?? null;
  const footer = lower?.footer ?? null;
  return {
    value: {
      header,
      footer,
      newsletterForm: lower?.newsletterForm ?? null,
      organization: lower?.organization ?? null,
      defaultMetaData: lower?.defaultMetaData ?? null,
      hideNewsletterOn: present(upper?.hideNewsletterOn),
      hideRelatedBrandOn: present(upper?.hideRelatedBrandOn),
      articleList: slug && name ? { slug, name } : null,
      breadcrumbs,
      version: jsonHash([header, footer]).slice(0, VERSION_LENGTH),
    },
    tags: [...top.tags, ...bottom.tags, listTag('layout'), listTag('articlePage'), listTag('breadCrumb')],
  };
}
