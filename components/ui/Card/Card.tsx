import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { SmartLink } from '../SmartLink/SmartLink';
import styles from './Card.module.css';

export const CARD_LOOKS = ['plain', 'raised', 'tinted', 'dark'] as const;

/**
 * A card. With a `CardLink` inside, the whole card is clickable, while screen readers announce only the link's text.
 */
export function Card({
  look = 'plain',
  media,
  className,
  children,
}: {
  look?: (typeof CARD_LOOKS)[number];
  /** Image or video at the top, from edge to edge. */
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

/** A link whose click area is the whole card. */
export function CardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <SmartLink href={href} className={styles.link}>
      {children}
    </SmartLink>
  );
}
