import type { ReactNode } from 'react';
import { serverConfig } from '@/lib/config/server';
import { pageHref, ROOT } from '@/lib/content/routing/links';
import { getShell, isPreview } from '@/lib/content/pages/get-page';
import { footerPrivacyLink } from '@/lib/privacy/links';
import { breadcrumbData } from '@/lib/seo/json-ld';
import type { Crumb } from '../Breadcrumbs/trail';
import { JsonLd } from '../JsonLd/JsonLd';
import { PageShell } from '../PageShell/PageShell';
import { PreviewBar } from '../PreviewBar/PreviewBar';

interface Props {
  slug: string;
  /** Where content has no breadcrumb title for the route. */
  title: string;
  children: ReactNode;
}

/** Header, footer and breadcrumb trail around a route that is no entry of content. */
export async function FixedRoute({ slug, title, children }: Props) {
  const [shell, preview, privacy] = await Promise.all([getShell(), isPreview(), footerPrivacyLink()]);
  const config = serverConfig();
  const trail: Crumb[] = [
    { title: shell.breadcrumbs.home ?? 'Home', href: ROOT },
    { title: shell.breadcrumbs[slug] ?? title, href: null },
  ];
  return (
    <PageShell
      shell={shell}
      slug={slug}
      trail={trail}
      privacy={privacy}
      preview={preview ? <PreviewBar path={pageHref(slug)} /> : null}
    >
      <JsonLd data={[breadcrumbData(trail, config.SITE_URL)]} />
      {children}
    </PageShell>
  );
}
