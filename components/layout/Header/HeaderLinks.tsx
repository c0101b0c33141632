import type { HeaderFragment } from '@/graphql/generated/operations';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { menuLook } from './menu-look';
import { toHref, ROOT } from '@cleanpro/content-values/paths/links';
import { SIGN_IN_PAGE } from '@/lib/members/pages';

type HeaderLink = NonNullable<NonNullable<HeaderFragment['headerLinksCollection']>['items'][number]>;

/** Links in a row. Sign-in links are marked so that SessionUser.client.tsx can point members to their account. */
export function HeaderLinks({ links, className }: { links: readonly HeaderLink[]; className?: string }) {
  return links.map((link) => {
    const href = toHref(link.menuLink);
    return href ? (
      <SmartLink
        key={link.sys.id}
        href={href}
        target={link.target ?? undefined}
        {...menuLook(link.menuStyles, className)}
        {...(href === `${ROOT}/${SIGN_IN_PAGE}` ? { 'data-sign-in': true } : {})}
      >
        {link.menuText}
      </SmartLink>
    ) : null;
  });
}
