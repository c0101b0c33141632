import type { Metadata } from 'next';
import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs/Breadcrumbs';
import { trailOf } from '@/components/layout/Breadcrumbs/trail';
import { PageShell } from '@/components/layout/PageShell/PageShell';
import { PreviewBar } from '@/components/layout/PreviewBar/PreviewBar';
import { PageView } from '@/components/pages/registry';
import { serverConfig } from '@/lib/config/server';
import { pageHref } from '@/lib/content/links';
import { getPage, getShell, isPreview } from '@/lib/content/page';
import type { LoadedPage, Resolution } from '@/lib/content/pages';
import { HOME, slugOf } from '@/lib/content/slug';
import { footerPrivacyLink } from '@/lib/privacy/links';
import { scriptText } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { pageData } from '@/lib/seo/page-data';
import styles from './page.module.css';

interface Props {
  params: Promise<{ slug?: string[] }>;
}

/** The build knows no page: each is rendered when it is first asked for, and kept (DESIGN "Freshness"). */
export function generateStaticParams(): { slug: string[] }[] {
  return [];
}

async function resolve({ params }: Props): Promise<Resolution> {
  const { slug = [] } = await params;
  const found = slugOf(slug);
  return found === null || (slug.length > 0 && found === HOME) ? { kind: 'missing' } : getPage(found);
}

async function load(props: Props): Promise<LoadedPage> {
  const resolution = await resolve(props);
  if (resolution.kind === 'redirect') {
    if (resolution.permanent) permanentRedirect(resolution.to);
    redirect(resolution.to);
  }
  if (resolution.kind === 'missing') notFound();
  return resolution;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [loaded, shell, preview] = await Promise.all([resolve(props), getShell(), isPreview()]);
  // Where there is no page, the page itself says so or leads on; once is enough.
  if (loaded.kind !== 'page') return { title: 'Page not found', robots: { index: false, follow: true } };
  return pageMetadata(
    loaded,
    { url: serverConfig().SITE_URL, name: shell.organization?.name ?? 'CleanPro' },
    preview,
  );
}

function accentOf(loaded: LoadedPage): { color: string; ink: string } | null {
  const { page } = loaded;
  const brand =
    page.__typename === 'ProductsPage'
      ? page.product?.brand
      : page.__typename === 'ContentPage' || page.__typename === 'SubBrandsPage'
        ? page.brand
        : null;
  const color = /^#[0-9a-f]{6}$/i;
  return brand?.accentColor && brand.accentInk && color.test(brand.accentColor) && color.test(brand.accentInk)
    ? { color: brand.accentColor, ink: brand.accentInk }
    : null;
}

export default async function Page(props: Props) {
  const [loaded, shell, preview, privacy] = await Promise.all([
    load(props),
    getShell(),
    isPreview(),
    footerPrivacyLink(),
  ]);
  const { page, slug } = loaded;
  const config = serverConfig();
  const trail = trailOf(loaded, shell.breadcrumbs);
  const banner =
    'banner' in page ? page.banner : page.__typename === 'HomePage' ? page.bannersCollection?.items[0] : null;
  return (
    <PageShell
      shell={shell}
      slug={slug}
      trail={trail}
      // Without a banner under it, a transparent header would have nothing to lie over.
      transparent={{
        desktop: banner ? page.transparentHeaderDesktop === true : false,
        mobile: banner ? page.transparentHeaderMobile === true : false,
      }}
      registration={page.__typename === 'RegistrationPage'}
      privacy={privacy}
      accent={accentOf(loaded)}
      preview={
        preview ? (
          <PreviewBar
            path={pageHref(slug)}
            space={config.CONTENTFUL_SPACE_ID}
            environment={config.CONTENTFUL_ENVIRONMENT}
          />
        ) : null
      }
    >
      {pageData(loaded, shell, trail, config.SITE_URL).map((data, index) => (
        <script
          key={index}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: scriptText(data) }}
        />
      ))}
      {trail.length > 1 && !banner ? (
        <div className={styles.crumbs}>
          <Breadcrumbs trail={trail} />
        </div>
      ) : null}
      <PageView loaded={loaded} preview={preview} />
    </PageShell>
  );
}
