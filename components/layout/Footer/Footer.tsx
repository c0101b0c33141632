import type { FooterFragment, LinkContainerFragment } from '@/graphql/generated/operations';
import { ImageButton } from '@/components/blocks/ImageButton/ImageButton';
import { LinkButton } from '@/components/blocks/LinkButton/LinkButton';
import { EMPTY_BLOCK_CONTEXT, type BlockContext } from '@/components/blocks/context';
import { RichTextBody } from '@/components/blocks/RichText/RichTextBody';
import { MOTION } from '@/components/ui/motion';
import { Reveal } from '@/components/ui/Reveal/Reveal.client';
import { StaticMarkup } from '@/components/next/StaticMarkup/StaticMarkup';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { currentYear } from '@/lib/content/current-year';
import { present } from '@/lib/content/present';
import type { PrivacyLink } from '@/lib/privacy/links';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import type { Crumb } from '../Breadcrumbs/trail';
import { PrivacyButton } from './PrivacyButton';
import styles from './Footer.module.css';

interface Props {
  footer: FooterFragment;
  trail: Crumb[];
  privacy: readonly PrivacyLink[];
  showRelatedBrands: boolean;
  version: string;
  preview: boolean;
}

type FooterLink = NonNullable<NonNullable<LinkContainerFragment['linksCollection']>['items'][number]>;

function FooterItem({ link, context }: { link: FooterLink; context: BlockContext }) {
  if (link.__typename === 'LinkButton') return <LinkButton button={{ ...link, styles: 'link' }} />;
  if (link.__typename === 'ImageButton') return <ImageButton button={link} />;
  return <RichTextBody body={link.body} context={context} />;
}

function Links({
  group,
  context,
  className,
}: {
  group: LinkContainerFragment;
  context: BlockContext;
  className?: string;
}) {
  return (
    <ul className={className}>
      {present(group.linksCollection?.items).map((link) => (
        <li key={link.sys.id}>
          <FooterItem link={link} context={context} />
        </li>
      ))}
    </ul>
  );
}

function Social({ group, version }: { group: LinkContainerFragment; version: string }) {
  return (
    <StaticMarkup as="div" name="social" version={version} className={styles.social}>
      <h2 className={styles.title}>{group.text}</h2>
      {present(group.linksCollection?.items).map((link) =>
        link.__typename === 'ImageButton' ? <ImageButton key={link.sys.id} button={link} /> : null,
      )}
    </StaticMarkup>
  );
}

export function Footer({ footer, trail, privacy, showRelatedBrands, version, preview }: Props) {
  const context = { ...EMPTY_BLOCK_CONTEXT, preview };
  const year = currentYear();
  const legal = present(footer.footerLegalLinksCollection?.items).flatMap((group) =>
    present(group.linksCollection?.items),
  );
  return (
    <footer aria-label={footer.title ?? undefined}>
      {showRelatedBrands && footer.relatedBrand ? (
        <div className={styles.brands}>
          <h2>{footer.relatedBrand.text}</h2>
          <Links group={footer.relatedBrand} context={context} className={styles.brandList} />
        </div>
      ) : null}
      <div className={styles.footer}>
        <Breadcrumbs trail={trail} label="Footer breadcrumb" className={styles.crumbs} />
        <Reveal motion="slide-up" duration={MOTION.footerLinks} className={styles.main}>
          {present(footer.footerLinksCollection?.items).map((group) => (
            <StaticMarkup
              key={group.sys.id}
              as="nav"
              name={group.sys.id}
              version={version}
              className={styles.links}
              aria-label={group.text ?? group.name ?? undefined}
            >
              <h2 className={styles.title}>{group.text}</h2>
              <Links group={group} context={context} className={styles.list} />
            </StaticMarkup>
          ))}
          {footer.socialConnect ? <Social group={footer.socialConnect} version={version} /> : null}
        </Reveal>
        <div className={styles.legal}>
          {legal.map((link) => (
            <FooterItem key={link.sys.id} link={link} context={context} />
          ))}
          {privacy.map(({ title, url }) => (
            <SmartLink key={title} href={url}>
              {title}
            </SmartLink>
          ))}
          <PrivacyButton className={styles.choices ?? ''} />
        </div>
        {footer.disclaimer ? <p className={styles.fine}>{footer.disclaimer}</p> : null}
        <p className={styles.fine}>{`© ${year} ${footer.copyright ?? ''}`}</p>
      </div>
    </footer>
  );
}
