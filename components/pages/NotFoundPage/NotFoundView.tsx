import { PageShell } from '@/components/layout/PageShell/PageShell';
import { getPage, getShell } from '@/lib/content/pages/get-page';
import { footerPrivacyLink } from '@/lib/privacy/links';
import { NotFoundContent } from './NotFoundPage';

const SLUG = '404-error';

/** The site's shell around the words for an unknown address. */
export async function NotFoundView() {
  const [shell, resolution, privacy] = await Promise.all([getShell(), getPage(SLUG), footerPrivacyLink()]);
  return (
    <PageShell shell={shell} slug={SLUG} trail={[]} privacy={privacy}>
      <title>Page not found</title>
      <meta name="robots" content="noindex" />
      <NotFoundContent loaded={resolution.kind === 'page' ? resolution : null} />
    </PageShell>
  );
}
