import type { ComponentProps } from 'react';
import { SearchSuggestions } from '@/components/forms/SearchForm/SearchSuggestions.client';
import { getShell } from '@/lib/content/pages/get-page';
import { isPreview } from '@/lib/content/preview/draft-mode';
import type { FormsOnPage } from '@/lib/forms/forms-on-page';
import { footerPrivacyLinks } from '@/lib/privacy/links';
import { CompareTray } from '../CompareTray/CompareTray';
import { Footer } from '../Footer/Footer';
import { HeaderBehaviour } from '../Header/HeaderBehaviour.client';
import { SessionUser } from '../Header/SessionUser.client';
import { Newsletter } from '../Newsletter/Newsletter';
import { pageClass } from './page-class';
import { PageFrame } from './PageFrame';

interface Props extends Omit<ComponentProps<typeof PageFrame>, 'bodyClass' | 'header' | 'footer'> {
  /** State of the page's forms in this request. */
  visit?: FormsOnPage;
  hidesNewsletter?: boolean;
}

/**
 * A page of the site below its header: main area, newsletter form and footer. Hides some of them as docs/product.md,
 * "Layout", requires. It loads the content that all pages share, so routes pass only what differs.
 */
export async function Page({ visit, hidesNewsletter = false, children, ...frame }: Props) {
  const [shell, privacy, preview] = await Promise.all([getShell(), footerPrivacyLinks(), isPreview()]);
  const { slug, trail } = frame;
  const newsletter = hidesNewsletter || shell.hideNewsletterOn.includes(slug) ? null : shell.newsletterForm;
  return (
    <PageFrame
      {...frame}
      bodyClass={pageClass(slug)}
      footer={
        <>
          <HeaderBehaviour />
          <SessionUser />
          <SearchSuggestions />
          <CompareTray />
          {newsletter ? <Newsletter form={newsletter} visit={visit ?? { page: slug }} /> : null}
          {shell.footer ? (
            <Footer
              footer={shell.footer}
              trail={trail}
              privacy={privacy}
              version={shell.version}
              preview={preview}
              showRelatedBrands={!shell.hideRelatedBrandOn.includes(slug)}
            />
          ) : null}
        </>
      }
    >
      {children}
    </PageFrame>
  );
}
