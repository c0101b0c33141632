import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href'> & { href: string; children: ReactNode };

/** What the name of a link that opens in a new tab ends with. */
export const NEW_TAB = ' (opens in a new tab)';

/**
 * A link. One to another site opens in a new tab, which has no access to this one, and announces it; the page's one
 * listener has the router follow the others (components/layout/Page/LinkNavigation.client.tsx).
 */
export function SmartLink({ href, children, target, rel: _rel, ...rest }: Props) {
  if (target === '_blank' || /^https?:\/\//i.test(href)) {
    const announced = 'aria-label' in rest;
    return (
      <a
        href={href}
        target="_blank"
        rel="noreferrer"
        {...(typeof children === 'string' && !announced && { 'aria-label': `${children}${NEW_TAB}` })}
        {...rest}
      >
        {children}
        {typeof children === 'string' || announced ? null : (
          <span className="visually-hidden">{NEW_TAB}</span>
        )}
      </a>
    );
  }
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
