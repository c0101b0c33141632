import { getTrail } from '@/components/layout/Breadcrumbs/trail';
import { SiteHeader } from '@/components/layout/Header/SiteHeader';
import { Page } from '@/components/layout/Page/Page';
import { getPage } from '@/lib/content/pages/get-page';
import { NOT_FOUND_SLUG } from '@/lib/content/routing/not-found';
import { NotFoundContent } from './NotFoundPage';

const TITLE = 'Page not found';

/** The not-found page in the site's shell. */
export async function NotFoundView() {
  const [resolution, trail] = await Promise.all([
    getPage(NOT_FOUND_SLUG),
    getTrail({ slug: NOT_FOUND_SLUG, title: TITLE }),
  ]);
  return (
    <>
      <SiteHeader />
      <Page slug={NOT_FOUND_SLUG} trail={trail}>
        <title>{TITLE}</title>
        <meta name="robots" content="noindex" />
        <NotFoundContent loaded={resolution.kind === 'page' ? resolution : null} />
      </Page>
    </>
  );
}
