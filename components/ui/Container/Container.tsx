import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Reveal, type RevealMotion } from '../Reveal/Reveal.client';
import styles from './Container.module.css';

export const TONES = ['plain', 'tinted', 'dark', 'accent'] as const;
export type Tone = (typeof TONES)[number];

/** Limits the width of content. Use `narrow` for running text. */
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

export function Section({
  tone = 'plain',
  id,
  narrow,
  flush,
  label,
  reveal,
  className,
  children,
}: {
  tone?: Tone;
  id?: string | null;
  narrow?: boolean;
  flush?: boolean;
  label?: string;
  reveal?: { motion: RevealMotion; repeat: boolean } | undefined;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section
      {...(id ? { id } : {})}
      {...(label === undefined ? {} : { 'aria-label': label })}
      className={classNames(
        styles.section,
        tone !== 'plain' && styles[tone],
        tone === 'dark' && 'ground-dark',
        narrow && styles.reading,
        flush && styles.flush,
        className,
      )}
    >
      {reveal ? <Reveal {...reveal}>{children}</Reveal> : children}
    </section>
  );
}

export function SectionHeading({
  title,
  introduction,
  level = 2,
}: {
  title?: string | null;
  introduction?: string | null;
  level?: 2 | 3;
}) {
  const Tag = `h${level}` as const;
  return (
    <>
      {title ? <Tag className={classNames(styles.heading, styles.title)}>{title}</Tag> : null}
      {introduction ? (
        <p className={classNames(styles.heading, styles.introduction)}>{introduction}</p>
      ) : null}
    </>
  );
}
