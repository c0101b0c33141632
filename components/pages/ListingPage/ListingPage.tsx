import { ArticleCards } from '@/components/blocks/ArticleCard/ArticleCard';
import { BlockList } from '@/components/blocks/BlockList/BlockList';
import { Section } from '@/components/ui/Container/Container';
import type { PageProps } from '../page-props';
import { PageTop } from '../PageTop/PageTop';

/** A list of articles, videos, testimonials or webinars. */
export function ListingPage({ page, loaded, context }: PageProps<'ListingPage'>) {
  return (
    <>
      <PageTop banner={page.banner} title={page.title} introduction={page.introduction} context={context} />
      <Section label={page.title ?? 'List'}>
        {loaded.lists.articles.length > 0 ? (
          <ArticleCards articles={loaded.lists.articles} variant="articleListing" level={2} />
        ) : (
          <p>No Results Found</p>
        )}
      </Section>
      <BlockList blocks={loaded.blocks.sections} context={context} />
    </>
  );
}
