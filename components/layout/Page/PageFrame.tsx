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
  bodyClass?: string;
  accent?: Accent | null;
  analytics?: PageAnalytics;
  /** JSON-LD in addition to the breadcrumb list. */
  structuredData?: readonly WithContext<Thing>[];
  /** Whether the site's header is transparent over the banner until the visitor scrolls (docs/product.md, "Layout"). */
  transparentHeader?: { desktop: boolean; mobile: boolean };
  /** Replaces the site's header. */
  header?: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

const OPAQUE = { desktop: false, mobile: false };

/** Returns the attribute that the styles of the header read. The header is outside the page element. */
function headerAttribute({ desktop, mobile }: { desktop: boolean; mobile: boolean }) {
  const over = [desktop && 'over-large', mobile && 'over-small'].filter(Boolean).join(' ');
  return over ? { 'data-header': over } : {};
}

const pageAttribute = (slug: string, analytics?: PageAnalytics): string =>
  JSON.stringify(
    buildDataLayer({
      ...analytics,
      pageUrl: serverConfig().SITE_URL + pageHref(slug),
      locale: ROOT.slice(1),
    }),
  );

function JsonLd({ data }: { data: readonly WithContext<Thing>[] }) {
  const { SITE_URL } = serverConfig();
  return data.length > 0 ? (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(data, SITE_URL) }} />
  ) : null;
}

/** Frame around the content and footer of every page of the site and of the guided assistant. */
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
      <PreviewBar path={pageHref(slug)} fallback={<LinkPrefetch />} />
    </div>
  );
}
