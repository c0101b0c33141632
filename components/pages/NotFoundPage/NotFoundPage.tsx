import { BlockList } from '@/components/blocks/BlockList/BlockList';
import { createBlockContext } from '@/components/blocks/BlockList/create-block-context';
import { EMPTY_BLOCK_CONTEXT } from '@/components/blocks/context';
import { SearchForm } from '@/components/forms/SearchForm/SearchForm';
import { PageTop } from '@/components/pages/PageTop/PageTop';
import { ButtonLink } from '@/components/ui/Button/Button';
import { Section } from '@/components/ui/Container/Container';
import { ROOT } from '@cleanpro/content-values/paths/links';
import type { LoadedPage } from '@/lib/content/pages/load-page';
import styles from './NotFoundPage.module.css';

/** Content of the not-found page: the entry with the slug 404-error, or built-in text if there is no such entry. */
export function NotFoundContent({ loaded }: { loaded: LoadedPage | null }) {
  return (
    <>
      <PageTop
        banner={null}
        title={loaded && 'title' in loaded.page ? loaded.page.title : 'We can’t find that page'}
        context={EMPTY_BLOCK_CONTEXT}
      />
      <Section>
        <p className={styles.words}>
          The page may have moved, or the address may have a typo. What are you looking for?
        </p>
        <SearchForm id="search-missing" large />
      </Section>
      {loaded ? (
        <BlockList
          blocks={loaded.blocks.sections}
          context={createBlockContext({ ...EMPTY_BLOCK_CONTEXT, embedded: loaded.blocks.embedded })}
        />
      ) : (
        <Section>
          <ButtonLink href={ROOT}>Home</ButtonLink>
        </Section>
      )}
    </>
  );
}
