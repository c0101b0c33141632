import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { SmartLink } from '../SmartLink/SmartLink';
import styles from './Button.module.css';

export const BUTTON_VARIANTS = ['primary', 'secondary', 'outline', 'ghost', 'link'] as const;
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number];

interface Look {
  variant?: ButtonVariant;
  /** Stands on a dark picture or ground. */
  onDark?: boolean;
  children: ReactNode;
}

/** Classes of a button, for elements that are buttons but not ours. */
export const buttonClass = (variant: ButtonVariant = 'primary', onDark = false, extra?: string): string =>
  classNames(styles.button, styles[variant], onDark && styles.onDark, extra);

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  onDark,
  className,
  ...rest
}: Look & Omit<ComponentProps<typeof SmartLink>, 'children'>) {
  return <SmartLink className={buttonClass(variant, onDark, className)} {...rest} />;
}

/** A button that does something in place. */
export function Button({
  variant,
  onDark,
  className,
  type = 'button',
  ...rest
}: Look & Omit<ComponentProps<'button'>, 'children'>) {
  return <button type={type} className={buttonClass(variant, onDark, className)} {...rest} />;
}
