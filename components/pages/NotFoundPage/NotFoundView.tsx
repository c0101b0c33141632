import { getTrail } from '@/components/layout/Breadcrumbs/trail';
import { SiteHeader } from '@/components/layout/Header/SiteHeader';
import { Page } from '@/components/layout/Page/Page';
import { getPage } from '@/lib/content/pages/get-page';
import { NotFoundContent } from './NotFoundPage';

const SLUG = '404-error';
const TITLE = 'Page not found';

/** The not-found page in the site's shell. */
export async function NotFoundView() {
  const [resolution, trail] = await Promise.all([getPage(SLUG), getTrail({ slug: SLUG, title: TITLE })]);
  return (
    <>
      <SiteHeader />
      <Page slug={SLUG} trail={trail}>
        <title>{TITLE}</title>
        <meta name="robots" content="noindex" />
        <NotFoundContent loaded={resolution.kind === 'page' ? resolution : null} />
      </Page>
    </>
  );
}
