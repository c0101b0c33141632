import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { SmartLink } from '../SmartLink/SmartLink';
import styles from './Card.module.css';

export const CARD_LOOKS = ['plain', 'raised', 'tinted', 'dark'] as const;

/**
 * A surface that holds one thing together. With a `CardLink` inside it the whole card can be pressed, while a screen
 * reader hears only the link's words.
 */
export function Card({
  look = 'plain',
  media,
  className,
  children,
}: {
  look?: (typeof CARD_LOOKS)[number];
  /** Picture or film at the top, from edge to edge. */
  media?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      className={classNames(
        look === 'dark' ? 'ground-dark' : 'ground-light',
        styles.card,
        styles[look],
        className,
      )}
    >
      {media ? <div className={styles.media}>{media}</div> : null}
      <div className={styles.body}>{children}</div>
    </div>
  );
}

/** The link that a whole card stands for. */
export function CardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <SmartLink href={href} className={styles.link}>
      {children}
    </SmartLink>
  );
}
