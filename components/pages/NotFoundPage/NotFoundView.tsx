import { getTrail } from '@/components/layout/Breadcrumbs/trail';
import { SiteHeader } from '@/components/layout/Header/SiteHeader';
import { Page } from '@/components/layout/Page/Page';
import { getPage } from '@/lib/content/pages/get-page';
import { NOT_FOUND } from '@/lib/content/routing/not-found';
import { NotFoundContent } from './NotFoundPage';

export async function NotFoundView() {
  const [resolution, trail] = await Promise.all([getPage(NOT_FOUND.slug), getTrail(NOT_FOUND)]);
  return (
    <>
      <SiteHeader />
      <Page slug={NOT_FOUND.slug} trail={trail}>
        <NotFoundContent loaded={resolution.kind === 'page' ? resolution : null} />
      </Page>
    </>
  );
}
