import type { ReactNode } from 'react';
import type { Thing, WithContext } from 'schema-dts';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs/Breadcrumbs';
import type { Crumb } from '@/components/layout/Breadcrumbs/trail';
import { PrivacyButton } from '@/components/layout/Footer/PrivacyButton';
import { PageFrame } from '@/components/layout/Page/PageFrame';
import { Container } from '@/components/ui/Container/Container';
import { currentYear } from '@/lib/content/current-year';
import { present } from '@/lib/content/present';
import { Picture } from '@/components/ui/Picture/Picture';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { toHref, pageHref, ROOT } from '@cleanpro/content-values/paths/links';
import type { PrivacyLink } from '@/lib/privacy/links';
import { RECOMMENDER } from '@/lib/recommender/addresses';
import type { Assistant } from '@/lib/recommender/assistant';
import { AssistantLinks } from '../Buttons';
import { assistantPicture } from '../picture';
import { PopUpBanner } from './PopUpBanner';
import styles from './AssistantShell.module.css';

interface Props {
  assistant: Assistant;
  trail: Crumb[];
  /** Path below the locale. The menu item with this path is marked as current. */
  slug: string;
  privacy: readonly PrivacyLink[];
  structuredData: readonly WithContext<Thing>[];
  children: ReactNode;
}

function Header({ assistant, slug }: Pick<Props, 'assistant' | 'slug'>) {
  const { header } = assistant.home;
  const logo = assistantPicture(header?.logo);
  const name = logo?.alt ? logo.alt : 'Home';
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <SmartLink href={ROOT} className={styles.logo} aria-label={`${name}, home`}>
          {logo ? <Picture source={logo.source} alt="" surface="logo" /> : name}
        </SmartLink>
        <SmartLink href={pageHref(RECOMMENDER)} className={styles.name}>
          {assistant.name}
        </SmartLink>
        <nav className={styles.menu} aria-label={assistant.name}>
          <ul className={styles.items}>
            {present(header?.menuCollection?.items).map((item) => {
              const href = toHref(item.menuLink);
              return href && item.menuText ? (
                <li key={item.sys.id}>
                  <SmartLink href={href} aria-current={href === pageHref(slug) ? 'page' : undefined}>
                    {item.menuText}
                  </SmartLink>
                </li>
              ) : null;
            })}
          </ul>
        </nav>
      </div>
    </header>
  );
}

function Footer({ assistant, trail, privacy }: Pick<Props, 'assistant' | 'trail' | 'privacy'>) {
  const { footer } = assistant.home;
  return (
    <footer className={styles.footer}>
      <Container>
        <Breadcrumbs trail={trail} label="Footer breadcrumb" />
        <ul className={styles.links}>
          <AssistantLinks links={footer?.linksCollection?.items} />
          {privacy.map(({ title, url }) => (
            <li key={title}>
              <SmartLink href={url}>{title}</SmartLink>
            </li>
          ))}
          <li>
            <PrivacyButton className={styles.choices ?? ''} />
          </li>
        </ul>
        {footer?.text ? <p className={styles.fine}>{footer.text}</p> : null}
        {footer?.copyright ? (
          <p className={styles.fine}>{footer.copyright.replace('{year}', String(currentYear()))}</p>
        ) : null}
      </Container>
    </footer>
  );
}

export function AssistantShell({ assistant, trail, slug, privacy, structuredData, children }: Props) {
  const { popUpBanner } = assistant.home;
  return (
    <PageFrame
      slug={slug}
      trail={trail}
      bodyClass="page-recommender"
      structuredData={structuredData}
      header={
        <>
          <a href="#main" className={styles.skip}>
            Skip to content
          </a>
          <Header assistant={assistant} slug={slug} />
        </>
      }
      footer={
        <>
          {popUpBanner ? <PopUpBanner banner={popUpBanner} /> : null}
          <Footer assistant={assistant} trail={trail} privacy={privacy} />
        </>
      }
    >
      {children}
    </PageFrame>
  );
}
