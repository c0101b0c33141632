import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { SmartLink } from '../SmartLink/SmartLink';
import styles from './Button.module.css';

export const BUTTON_VARIANTS = ['primary', 'secondary', 'outline', 'ghost', 'link'] as const;
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number];

interface Look {
  variant?: ButtonVariant;
  onDark?: boolean;
  children: ReactNode;
}

/** Returns the classes of a button, for elements that cannot be a `Button`. */
export const buttonClass = (variant: ButtonVariant = 'primary', onDark = false, extra?: string): string =>
  classNames(styles.button, styles[variant], onDark && styles.onDark, extra);

/** A link that looks like a button. `wide` makes it fill its container. */
export function ButtonLink({
  variant,
  onDark,
  className,
  wide = false,
  ...rest
}: Look & Omit<ComponentProps<typeof SmartLink>, 'children'> & { wide?: boolean }) {
  return (
    <SmartLink
      className={buttonClass(variant, onDark, classNames(wide && styles.wide, className))}
      {...rest}
    />
  );
}

/** A button. While `busy`, it keeps its focus and text, displays a spinner and ignores clicks. */
export function Button({
  variant,
  onDark,
  className,
  type = 'button',
  busy = false,
  onClick,
  children,
  ...rest
}: Look & Omit<ComponentProps<'button'>, 'children'> & { busy?: boolean }) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      className={buttonClass(variant, onDark, classNames(busy && styles.busy, className))}
      onClick={busy ? undefined : onClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
    >
      {busy ? <span className={styles.wheel} aria-hidden="true" /> : null}
      <span className="contents">{children}</span>
    </button>
  );
}
