import type { CSSProperties } from 'react';
import type { LinkButtonFragment } from '@/graphql/generated/operations';
import { BUTTON_VARIANTS, ButtonLink, type ButtonVariant } from '@/components/ui/Button/Button';
import { Icon } from '@/components/ui/Icon/Icon';
import { trackingOf } from '@/lib/analytics/tracking';
import { toHref } from '@cleanpro/content-values/paths/links';

/** Returns the button variant that an editor chose, or the fallback if the style is not a variant. */
export function variantOf(
  styles: string | null | undefined,
  fallback: ButtonVariant = 'primary',
): ButtonVariant {
  return BUTTON_VARIANTS.find((variant) => variant === styles) ?? fallback;
}

const buttonHref = (button: LinkButtonFragment): string | undefined => button.pdf?.url ?? toHref(button.link);

/** Whether a link button has a URL. */
export const hasHref = (button: LinkButtonFragment): boolean => buttonHref(button) !== undefined;

/** A link styled as a button or a text link. Renders nothing without a URL or text. */
export function LinkButton({
  button,
  about,
  onDark,
  fallback,
  ...place
}: {
  button: LinkButtonFragment;
  /**
   * Added to the accessible name to distinguish links with the same text. For "See product", it is the offer's title.
   */
  about?: string | null;
  onDark?: boolean;
  fallback?: ButtonVariant;
  wide?: boolean;
  className?: string | undefined;
  style?: CSSProperties;
}) {
  const href = buttonHref(button);
  if (!href || !button.linkText) return null;
  const lang = button.language;
  return (
    <ButtonLink
      href={href}
      {...(lang ? { hrefLang: lang } : { label: about ? `${button.linkText}: ${about}` : button.linkText })}
      variant={variantOf(button.styles, fallback)}
      onDark={onDark}
      {...place}
      target={button.pdf ? '_blank' : (button.target ?? undefined)}
      {...(button.tooltip ? { title: button.tooltip } : {})}
      {...trackingOf(button)}
    >
      {button.pdf ? <Icon name="document" /> : null}
      {lang ? <span lang={lang}>{button.linkText}</span> : button.linkText}
      {about ? <span className="visually-hidden">: {about}</span> : null}
    </ButtonLink>
  );
}
