import { ContentCard } from '@/components/blocks/ContentCard/ContentCard';
import type { ContentCardFragment } from '@/graphql/generated/operations';
import { Section, SectionHeading, type Tone } from '@/components/ui/Container/Container';
import { Tiles } from '@/components/ui/Grid/Grid';
import { present } from '@/lib/content/present';

export function CardSection({
  title,
  introduction,
  cards,
  tone,
}: {
  title: string;
  introduction?: string | null;
  cards: readonly (ContentCardFragment | null)[] | null | undefined;
  tone?: Tone;
}) {
  const visibleCards = present(cards);
  if (visibleCards.length === 0) return null;
  return (
    <Section tone={tone}>
      <SectionHeading title={title} introduction={introduction} />
      <Tiles size="cards">
        {visibleCards.map((card) => (
          <li key={card.sys.id}>
            <ContentCard card={card} />
          </li>
        ))}
      </Tiles>
    </Section>
  );
}
