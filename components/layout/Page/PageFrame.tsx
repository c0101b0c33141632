import type { ReactNode } from 'react';
import type { Thing, WithContext } from 'schema-dts';
import { buildDataLayer, type PageAnalytics } from '@/lib/analytics/data-layer';
import { LinkPrefetch } from '@/components/next/LinkPrefetch.client';
import { serverConfig } from '@/lib/config/server';
import { pageHref, ROOT } from '@cleanpro/content-values/paths/links';
import { breadcrumbData, scriptText } from '@/lib/seo/json-ld';
import type { Crumb } from '../Breadcrumbs/trail';
import { PreviewBar } from '../PreviewBar/PreviewBar';
import { accentStyle, type Accent } from './accent';
import { LinkNavigation } from './LinkNavigation.client';
import { PageArrival } from './PageArrival.client';

interface Props {
  slug: string;
  trail: Crumb[];
  /** The class of `<body>`. */
  bodyClass?: string;
  accent?: Accent | null;
  analytics?: PageAnalytics;
  /** JSON-LD beside the breadcrumb list. */
  structuredData?: readonly WithContext<Thing>[];
  /** Whether the site's header lies transparent over the banner until the visitor scrolls (docs/product.md, "Layout"). */
  transparentHeader?: { desktop: boolean; mobile: boolean };
  /** Of the page itself, where it is not the site's. */
  header?: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

const OPAQUE = { desktop: false, mobile: false };

/** Read by the styles of the header, which is outside the page. */
function headerAttribute({ desktop, mobile }: { desktop: boolean; mobile: boolean }) {
  const over = [desktop && 'over-large', mobile && 'over-small'].filter(Boolean).join(' ');
  return over ? { 'data-header': over } : {};
}

/** The data-layer push of a page as JSON, for its attribute `data-page`. */
const pageAttribute = (slug: string, analytics?: PageAnalytics): string =>
  JSON.stringify(
    buildDataLayer({
      ...analytics,
      pageUrl: serverConfig().SITE_URL + pageHref(slug),
      locale: ROOT.slice(1),
    }),
  );

/** The structured data of a page as one list of JSON-LD; none without data. */
function JsonLd({ data }: { data: readonly WithContext<Thing>[] }) {
  const { SITE_URL } = serverConfig();
  return data.length > 0 ? (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(data, SITE_URL) }} />
  ) : null;
}

/** What every page of the site and of the guided assistant has around its own content and footer. */
export function PageFrame({
  slug,
  trail,
  bodyClass,
  accent,
  analytics,
  structuredData = [],
  transparentHeader = OPAQUE,
  header,
  footer,
  children,
}: Props) {
  const breadcrumbs = trail.length > 1 ? [breadcrumbData(trail, serverConfig().SITE_URL)] : [];
  return (
    <div
      className="page"
      data-body-class={bodyClass}
      style={accentStyle(accent)}
      {...headerAttribute(transparentHeader)}
      data-page={pageAttribute(slug, analytics)}
    >
      {header}
      <main id="main" tabIndex={-1}>
        <JsonLd data={[...breadcrumbs, ...structuredData]} />
        {children}
      </main>
      {footer}
      <PageArrival />
      <LinkNavigation />
      <PreviewBar path={pageHref(slug)} otherwise={<LinkPrefetch />} />
    </div>
  );
}
