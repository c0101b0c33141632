import type { CSSProperties } from 'react';
import type { LinkButtonFragment } from '@/graphql/generated/operations';
import { BUTTON_VARIANTS, ButtonLink, type ButtonVariant } from '@/components/ui/Button/Button';
import { Icon } from '@/components/ui/Icon/Icon';
import { trackingOf } from '@/lib/analytics/tracking';
import { hrefOf } from '@/lib/content/routing/links';

/** The button variant of an editor's style, or the fallback. */
export function variantOf(
  styles: string | null | undefined,
  fallback: ButtonVariant = 'primary',
): ButtonVariant {
  return BUTTON_VARIANTS.find((variant) => variant === styles) ?? fallback;
}

/** Where a link button leads: its document, or its link. */
const buttonHref = (button: LinkButtonFragment): string | undefined => button.pdf?.url ?? hrefOf(button.link);

/** Whether a link button has an address. */
export const isLeadingSomewhere = (button: LinkButtonFragment): boolean => buttonHref(button) !== undefined;

/**
 * A link styled as a button or a text link; null without a URL or text.
 * @param of what the link is about, for screen readers: links with the same text open documents of several products
 */
export function LinkButton({
  button,
  onDark,
  fallback,
  of,
  ...place
}: {
  button: LinkButtonFragment;
  onDark?: boolean;
  fallback?: ButtonVariant;
  of?: string | null;
  wide?: boolean;
  className?: string | undefined;
  style?: CSSProperties;
}) {
  const href = buttonHref(button);
  if (!href || !button.linkText) return null;
  const lang = button.language?.code;
  const suffix = of ? ` of ${of}` : '';
  return (
    <ButtonLink
      href={href}
      {...(lang ? { hrefLang: lang } : { label: button.linkText + suffix })}
      variant={variantOf(button.styles, fallback)}
      onDark={onDark}
      {...place}
      target={button.pdf ? '_blank' : (button.target ?? undefined)}
      {...(button.tooltip ? { title: button.tooltip } : {})}
      {...trackingOf(button)}
    >
      {button.pdf ? <Icon name="document" /> : null}
      {lang ? (
        <>
          <span lang={lang}>{button.linkText}</span>
          {suffix ? <span className="visually-hidden">{suffix}</span> : null}
        </>
      ) : (
        button.linkText
      )}
    </ButtonLink>
  );
}
