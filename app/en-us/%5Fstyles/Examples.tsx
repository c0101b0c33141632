import { classNames } from '@/components/ui/class-names';
import { Section, SectionHeading } from '@/components/ui/Container/Container';
import type { Example } from '@/components/ui/example';
import styles from './StyleGuide.module.css';

/** Components with more examples than this show them side by side, because the examples are small. */
const MAX_ROWS = 6;

function ExampleItem({ example: { name, element, tone } }: { example: Example }) {
  return (
    <li className={classNames(styles.example, tone && styles[tone], tone === 'dark' && 'ground-dark')}>
      <p className={styles.name}>{name}</p>
      {element}
    </li>
  );
}

export function Examples({ components }: { components: Readonly<Record<string, readonly Example[]>> }) {
  return Object.entries(components).map(([component, examples]) => (
    <Section key={component} label={component}>
      <SectionHeading title={component} />
      <ul className={examples.length > MAX_ROWS ? styles.swatches : styles.examples}>
        {examples.map((example) => (
          <ExampleItem key={example.name} example={example} />
        ))}
      </ul>
    </Section>
  ));
}
