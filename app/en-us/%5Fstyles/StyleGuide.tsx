import { Section } from '@/components/ui/Container/Container';
import { Heading } from '@/components/ui/Heading/Heading';
import { BLOCKS, PRIMITIVES } from './examples';
import { Examples } from './Examples';
import { Tokens } from './Tokens';

/** The design tokens, and every primitive and block in its states, for people, for axe and for the visual tests. */
export function StyleGuide() {
  return (
    <main>
      <Section>
        <Heading level={1}>Style guide</Heading>
      </Section>
      <Tokens />
      <Examples components={PRIMITIVES} />
      <Examples components={BLOCKS} />
    </main>
  );
}
