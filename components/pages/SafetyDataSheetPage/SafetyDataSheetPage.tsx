import { BlockList } from '@/components/blocks/BlockList/BlockList';
import { ButtonLink } from '@/components/ui/Button/Button';
import { Section } from '@/components/ui/Container/Container';
import { EmptyState } from '@/components/ui/EmptyState/EmptyState';
import { Icon } from '@/components/ui/Icon/Icon';
import { present } from '@/lib/content/present';
import { pageHref } from '@cleanpro/content-values/paths/links';
import type { PageProps } from '../page-props';
import { PageTop } from '../PageTop/PageTop';
import { SheetTable } from './SheetTable';
import styles from './SafetyDataSheetPage.module.css';

export function SafetyDataSheetPage({ page, loaded, context }: PageProps<'SafetyDataSheetPage'>) {
  const sheets = present(page.sheetsCollection?.items);
  return (
    <>
      <PageTop banner={page.banner} title={page.title} introduction={page.introduction} context={context} />
      <Section label="Safety data sheets">
        {sheets.length > 0 ? (
          <SheetTable sheets={sheets} label={page.title ?? 'Safety data sheets'} />
        ) : (
          <EmptyState icon="document" title="No results found for the given Category!" />
        )}
        <div className={styles.more} data-noprint>
          <ButtonLink href={pageHref('safety-data-sheets')} variant="outline">
            <Icon name="search" />
            Search all sheets
          </ButtonLink>
          {page.brand?.page?.slug ? (
            <ButtonLink href={pageHref(page.brand.page.slug)} variant="link">
              More from {page.brand.name}
            </ButtonLink>
          ) : null}
        </div>
      </Section>
      <BlockList blocks={loaded.blocks.sections} context={context} />
    </>
  );
}
