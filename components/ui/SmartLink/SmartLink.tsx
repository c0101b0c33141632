import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /** Accessible name, for links whose children are not just text, such as a picture or text next to an icon. */
  label?: string;
  children: ReactNode;
};

/** Added to the accessible name of links that open in a new tab. */
const NEW_TAB = ' (opens in a new tab)';

/**
 * A link. Links to other sites open in a new tab, which has no access to this one, and their accessible names mention
 * the new tab. Next's router handles all other links through a single listener
 * (components/layout/Page/LinkNavigation.client.tsx).
 */
export function SmartLink({ href, label, children, target, rel: _rel, ...rest }: Props) {
  if (target === '_blank' || /^https?:\/\//i.test(href)) {
    const name = label ?? (typeof children === 'string' ? children : undefined);
    const outside = { href, target: '_blank', rel: 'noreferrer' };
    if (name !== undefined)
      return (
        <a {...outside} aria-label={name + NEW_TAB} {...rest}>
          {children}
        </a>
      );
    return (
      <a {...outside} {...rest}>
        {/* oxlint-disable-next-line house/translatable-text -- text alone is in the link above */}
        {children}
        <span className="visually-hidden">{NEW_TAB}</span>
      </a>
    );
  }
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
