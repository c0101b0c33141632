import Link from 'next/link';
import type { ReactNode } from 'react';
import { Section } from '@/components/ui/Container/Container';
import { Heading } from '@/components/ui/Heading/Heading';
import { Prose } from '@/components/ui/Prose/Prose';

/** Page of the style guide, which people read, axe checks and visual tests capture. */
export function StyleGuide({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main>
      <Section>
        <Heading level={1}>{title}</Heading>
        <Prose>
          <p>
            <Link href="/en-us/_styles">Tokens and primitives</Link> ·{' '}
            <Link href="/en-us/_styles/blocks">Blocks</Link>
          </p>
        </Prose>
      </Section>
      {children}
    </main>
  );
}
