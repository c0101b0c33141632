import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { Shell } from '@/lib/content/shell';
import type { PrivacyLink } from '@/lib/privacy/links';
import type { Crumb } from '../Breadcrumbs/trail';
import { Footer } from '../Footer/Footer';
import { Header } from '../Header/Header';
import { Newsletter } from '../Newsletter/Newsletter';
import { pageClass } from './page-class';

interface Props {
  shell: Shell;
  slug: string;
  trail: Crumb[];
  transparent?: { desktop: boolean; mobile: boolean };
  /** Registration pages have no newsletter form (specification "Layout"). */
  registration?: boolean;
  privacy: PrivacyLink | null;
  /** Accent of the page's brand. */
  accent?: { color: string; ink: string } | null;
  preview?: ReactNode;
  children: ReactNode;
}

const OPAQUE = { desktop: false, mobile: false };

/** Header, main area, newsletter form and footer around a page, with the rules of where they are hidden. */
export function PageShell({
  shell,
  slug,
  trail,
  transparent = OPAQUE,
  registration = false,
  privacy,
  accent,
  preview,
  children,
}: Props) {
  const newsletter = shell.newsletterForm && !registration && !shell.hideNewsletterOn.includes(slug);
  const style: (CSSProperties & Record<`--${string}`, string>) | undefined = accent
    ? { '--accent': accent.color, '--accent-ink': accent.ink }
    : undefined;
  return (
    <div className={classNames('page', pageClass(slug))} style={style}>
      {shell.header ? <Header header={shell.header} transparent={transparent} /> : null}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {newsletter && shell.newsletterForm ? <Newsletter form={shell.newsletterForm} /> : null}
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
