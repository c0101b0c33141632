import { BlockList } from '@/components/blocks/BlockList/BlockList';
import { ButtonLink } from '@/components/ui/Button/Button';
import { Section } from '@/components/ui/Container/Container';
import { Icon } from '@/components/ui/Icon/Icon';
import type { PageProps } from '../page-props';
import { PageTop } from '../PageTop/PageTop';
import { OffersSection } from './OffersSection';
import styles from './OffersPage.module.css';

export function OffersPage({ page, loaded, context }: PageProps<'OffersPage'>) {
  const sections = [page.distributorSection, page.bizsaverSection].filter((section) => section !== null);
  return (
    <>
      <PageTop banner={page.banner} title={page.title} context={context} />
      {sections.length > 1 || page.pdf?.url ? (
        <Section flush>
          <div className={styles.jump} data-noprint>
            {sections.map((section) => (
              <ButtonLink key={section.sys.id} href={`#${section.kind ?? section.sys.id}`} variant="ghost">
                {section.title}
              </ButtonLink>
            ))}
            {page.pdf?.url ? (
              <ButtonLink href={page.pdf.url} target="_blank" variant="link">
                <Icon name="download" />
                All offers (PDF)
              </ButtonLink>
            ) : null}
          </div>
        </Section>
      ) : null}
      {sections.map((section, index) => (
        <OffersSection
          key={section.sys.id}
          section={section}
          context={context}
          tone={index % 2 === 1 ? 'tinted' : 'plain'}
        />
      ))}
      <BlockList blocks={loaded.blocks.sections} context={context} />
    </>
  );
}
