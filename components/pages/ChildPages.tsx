import { pictureSource } from '@/components/blocks/picture-source';
import { Section, SectionHeading } from '@/components/ui/Container/Container';
import { Tiles } from '@/components/ui/Grid/Grid';
import type { ChildPage } from '@/lib/content/pages/child-pages';
import { PageCard } from './PageCard/PageCard';

interface Props {
  pages: readonly ChildPage[];
  /** Accessible name of the list if it has no heading. */
  label: string;
  /**
   * Heading of the list, for a page with another list below. On phones, the cards then form one scrolling row, so that
   * the next list is not far down.
   */
  heading?: string;
}

/** Child pages of a page. Jobs are listed by category, without pictures. All other pages form one list of cards. */
export function ChildPages({ pages, label, heading }: Props) {
  const groups = Map.groupBy(pages, ({ category }) => category?.code ?? null);
  return [...groups].map(([code, group]) =>
    code === null ? (
      <Section key="pages" label={heading ? undefined : label}>
        <SectionHeading title={heading} />
        <Tiles size="cards" row={heading !== undefined}>
          {group.map(({ slug, title, description, image }) => (
            <PageCard
              key={slug}
              slug={slug}
              title={title}
              text={description}
              picture={pictureSource(image)}
              level={heading ? 3 : 2}
            />
          ))}
        </Tiles>
      </Section>
    ) : (
      <Section key={code} id={code}>
        <SectionHeading title={group[0]?.category?.title} />
        <Tiles size="cards">
          {group.map(({ slug, title, description }) => (
            <PageCard key={slug} slug={slug} title={title} text={description} level={3} />
          ))}
        </Tiles>
      </Section>
    ),
  );
}
