import { PARAGRAPH, type Example } from '../example';
import { Heading } from '../Heading/Heading';
import { Tag } from '../Tag/Tag';
import { CARD_LOOKS, Card, CardLink } from './Card';

export const examples: readonly Example[] = CARD_LOOKS.map((look) => ({
  name: look,
  element: (
    <Card look={look}>
      <Tag look={look === 'dark' ? 'neutral' : 'accent'}>{look}</Tag>
      <Heading level={4} size="l">
        <CardLink href="#card">A {look} card that is a link</CardLink>
      </Heading>
      <p>{PARAGRAPH}</p>
    </Card>
  ),
}));
