import { NotFoundContent } from '@/components/pages/NotFoundPage/NotFoundPage';
import { PageShell } from '@/components/layout/PageShell/PageShell';
import { getPage, getShell } from '@/lib/content/page';
import { footerPrivacyLink } from '@/lib/privacy/links';

const SLUG = '404-error';

/** The site's shell around an unknown address. */
export default async function NotFound() {
  const [shell, resolution, privacy] = await Promise.all([getShell(), getPage(SLUG), footerPrivacyLink()]);
  return (
    <PageShell shell={shell} slug={SLUG} trail={[]} privacy={privacy}>
      <NotFoundContent loaded={resolution.kind === 'page' ? resolution : null} />
    </PageShell>
  );
}
