import { SiteHeader } from '@/components/layout/Header/SiteHeader';
import { Page } from '@/components/layout/Page/Page';
import { getPage } from '@/lib/content/pages/get-page';
import { NotFoundContent } from './NotFoundPage';

const SLUG = '404-error';

/** The not-found page in the site's shell. */
export async function NotFoundView() {
  const resolution = await getPage(SLUG);
  return (
    <>
      <SiteHeader />
      <Page slug={SLUG} trail={[]}>
        <title>Page not found</title>
        <meta name="robots" content="noindex" />
        <NotFoundContent loaded={resolution.kind === 'page' ? resolution : null} />
      </Page>
    </>
  );
}
