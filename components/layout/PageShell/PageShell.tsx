import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { PageFacts } from '@/lib/analytics/data-layer';
import { pageAttribute } from '@/lib/analytics/page-attribute';
import type { Shell } from '@/lib/content/pages/shell';
import type { FormsOnPage } from '@/lib/forms/on-page';
import type { PrivacyLink } from '@/lib/privacy/links';
import type { Crumb } from '../Breadcrumbs/trail';
import { CompareTray } from '../CompareTray/CompareTray';
import { Footer } from '../Footer/Footer';
import { Header } from '../Header/Header';
import { Newsletter } from '../Newsletter/Newsletter';
import { accentStyle, type Accent } from './accent';
import { pageClass } from './page-class';

interface Props {
  shell: Shell;
  slug: string;
  /** What the page's forms need to know of the visit. */
  visit?: FormsOnPage;
  trail: Crumb[];
  transparent?: { desktop: boolean; mobile: boolean };
  /** Registration pages have no newsletter form (specification "Layout"). */
  registration?: boolean;
  privacy: PrivacyLink | null;
  /** Accent of the page's brand. */
  accent?: Accent | null;
  preview?: ReactNode;
  /** What analytics is told of the page, beside its address and locale. */
  analytics?: Pick<PageFacts, 'kind' | 'productBrand' | 'productName' | 'articleTitle'>;
  children: ReactNode;
}

const OPAQUE = { desktop: false, mobile: false };

/** Header, main area, newsletter form and footer around a page, with the rules of where they are hidden. */
export function PageShell({
  shell,
  slug,
  visit = { page: slug },
  trail,
  transparent = OPAQUE,
  registration = false,
  privacy,
  accent,
  preview,
  analytics,
  children,
}: Props) {
  const newsletter = shell.newsletterForm && !registration && !shell.hideNewsletterOn.includes(slug);
  return (
    <div
      className={classNames('page', pageClass(slug))}
      style={accentStyle(accent)}
      data-page={pageAttribute(slug, analytics)}
    >
      {shell.header ? <Header header={shell.header} transparent={transparent} /> : null}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <CompareTray />
      {newsletter && shell.newsletterForm ? <Newsletter form={shell.newsletterForm} visit={visit} /> : null}
      {shell.footer ? (
        <Footer
          footer={shell.footer}
          trail={trail}
          privacy={privacy}
          showRelatedBrands={!shell.hideRelatedBrandOn.includes(slug)}
        />
      ) : null}
      {preview}
    </div>
  );
}
