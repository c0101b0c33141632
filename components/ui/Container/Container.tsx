import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './Container.module.css';

export const TONES = ['plain', 'tinted', 'dark', 'accent'] as const;
export type Tone = (typeof TONES)[number];

/** The content's width; `narrow` for reading. */
export function Container({
  narrow,
  className,
  children,
}: {
  narrow?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return <div className={classNames(narrow ? styles.narrow : styles.container, className)}>{children}</div>;
}

/** A band of the page with its rhythm and ground. */
export function Section({
  tone = 'plain',
  id,
  narrow,
  flush,
  label,
  children,
}: {
  tone?: Tone;
  id?: string | null;
  narrow?: boolean;
  flush?: boolean;
  label?: string;
  children: ReactNode;
}) {
  return (
    <section
      id={id ?? undefined}
      aria-label={label}
      className={classNames(
        styles.section,
        tone !== 'plain' && styles[tone],
        tone === 'dark' && 'ground-dark',
        flush && styles.flush,
      )}
    >
      <Container narrow={narrow}>{children}</Container>
    </section>
  );
}

/** Title and introduction of a section. */
export function SectionHeading({
  title,
  introduction,
  level = 2,
}: {
  title?: string | null;
  introduction?: string | null;
  level?: 2 | 3;
}) {
  if (!title && !introduction) return null;
  const Tag = `h${level}` as const;
  return (
    <div className={styles.heading}>
      {title ? <Tag className={styles.title}>{title}</Tag> : null}
      {introduction ? <p>{introduction}</p> : null}
    </div>
  );
}
