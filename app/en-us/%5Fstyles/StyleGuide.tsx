import { Section } from '@/components/ui/Container/Container';
import { Heading } from '@/components/ui/Heading/Heading';
import { Buttons } from './Buttons';
import { Feedback } from './Feedback';
import { Fields } from './Fields';
import { Surfaces } from './Surfaces';
import { Text } from './Text';
import { Tokens } from './Tokens';

/** Every primitive in each of its states, for people and for the visual tests. */
export function StyleGuide() {
  return (
    <main>
      <Section>
        <Heading level={1}>Style guide</Heading>
      </Section>
      <Tokens />
      <Buttons />
      <Fields />
      <Surfaces />
      <Text />
      <Feedback />
    </main>
  );
}
