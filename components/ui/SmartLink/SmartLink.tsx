import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href'> & { href: string; children: ReactNode };

/** A link. External ones open in a new tab and announce it; internal ones navigate on the client. */
export function SmartLink({ href, children, target, rel: _rel, ...rest }: Props) {
  const external = /^https?:\/\//i.test(href);
  if (external || target === '_blank') {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
        {children}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    );
  }
  if (!href.startsWith('/') || href.startsWith('/images/')) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link href={href} prefetch={false} {...rest}>
      {children}
    </Link>
  );
}
