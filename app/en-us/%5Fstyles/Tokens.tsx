import type { CSSProperties } from 'react';
import { Section, SectionHeading } from '@/components/ui/Container/Container';
import { COLOR_PAIRS } from '@/styles/color-pairs';
import styles from './StyleGuide.module.css';

const TEXTS = ['text-3xl', 'text-2xl', 'text-xl', 'text-l', 'text-m', 'text-s'];
const SPACES = ['space-1', 'space-2', 'space-3', 'space-4', 'space-5', 'space-6', 'space-7', 'space-8'];
const RADII = ['radius-xs', 'radius-s', 'radius-m', 'radius-l', 'pill'];
const SHADOWS = ['shadow-s', 'shadow-m', 'shadow-l'];

function Pairs() {
  return (
    <ul className={styles.pairs}>
      {COLOR_PAIRS.map(({ on, colors, use }) => (
        <li key={`${on} ${use}`} style={{ background: `var(--${on})` }}>
          {colors.map((color) => (
            <code key={color} className={styles[use]} style={{ color: `var(--${color})` }}>
              {use === 'shape' ? '■ ' : ''}
              {color} on {on}
            </code>
          ))}
        </li>
      ))}
    </ul>
  );
}

function Samples({ names, style }: { names: string[]; style: (name: string) => CSSProperties }) {
  return (
    <ul className={styles.swatches}>
      {names.map((name) => (
        <li key={name}>
          <span className={styles.swatch} style={style(name)} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}

export function Tokens() {
  return (
    <Section label="Tokens">
      <SectionHeading
        title="Colors"
        introduction="Pairs that work together: 4.5:1 contrast for text, 3:1 for marked shapes."
      />
      <Pairs />
      <div className={styles.after}>
        <SectionHeading title="Type" />
        {TEXTS.map((name) => (
          <p key={name} style={{ fontSize: `var(--${name})` }} className={styles.sample}>
            Clean is a method <code>{name}</code>
          </p>
        ))}
      </div>
      <SectionHeading title="Space, corners and shadows" />
      <Samples
        names={SPACES}
        style={(name) => ({ background: 'var(--primary)', blockSize: '1rem', inlineSize: `var(--${name})` })}
      />
      <Samples names={RADII} style={(name) => ({ borderRadius: `var(--${name})` })} />
      <Samples names={SHADOWS} style={(name) => ({ boxShadow: `var(--${name})`, border: 0 })} />
    </Section>
  );
}
