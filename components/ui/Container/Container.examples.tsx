import { PARAGRAPH, type Example } from '../example';
import { Container, Section, SectionHeading, TONES } from './Container';

export const examples: readonly Example[] = [
  ...TONES.map((tone) => ({
    name: `section, ${tone}`,
    element: (
      <Section tone={tone} label={`Section, ${tone}`}>
        <SectionHeading level={3} title={`A ${tone} section`} introduction={PARAGRAPH} />
      </Section>
    ),
  })),
  {
    name: 'narrow container',
    element: (
      <Container narrow>
        <p>{PARAGRAPH}</p>
      </Container>
    ),
  },
];
