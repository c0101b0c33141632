import type { HeaderFragment } from '@/graphql/generated/operations';
import { ImageButton } from '@/components/blocks/ImageButton/ImageButton';
import { Icon } from '@/components/ui/Icon/Icon';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { present } from '@/lib/content/present';
import { SIGN_IN_PAGE } from '@/lib/members/pages';
import { hrefOf, ROOT } from '@/lib/content/routing/links';
import { AccountLink } from './AccountLink.client';
import type { Menu } from './MegaMenu';
import { MenuSlot } from './MegaMenu';
import styles from './Header.module.css';

const SIGN_IN = `${ROOT}/${SIGN_IN_PAGE}`;

/** The menu below 1024 px: a drawer with the primary menu, the header's links and the country selector. */
export function MobileMenu({ header, menus }: { header: HeaderFragment; menus: readonly Menu[] }) {
  return (
    <details className={styles.hamburger} data-menu="drawer">
      <summary className={styles.icon} aria-label="Menu">
        <Icon name="menu" />
      </summary>
      <nav className={styles.drawer} aria-label="Menu">
        {menus.map((menu) => {
          const slots = present(menu.menuSlotsCollection?.items);
          const href = hrefOf(menu.menuLink);
          if (slots.length === 0)
            return href ? (
              <SmartLink key={menu.sys.id} href={href} className={styles.drawerLink}>
                {menu.menuText}
              </SmartLink>
            ) : null;
          return (
            <details key={menu.sys.id} name="drawer">
              <summary>
                {menu.menuText}
                <Icon name="chevron-down" />
              </summary>
              <div className={styles.drawerSlots}>
                {slots.map((slot) => (
                  <MenuSlot key={slot.sys.id} slot={slot} picture={false} />
                ))}
              </div>
            </details>
          );
        })}
        {present(header.headerLinksCollection?.items).map((item) => {
          const href = hrefOf(item.menuLink);
          if (href === SIGN_IN)
            return (
              <AccountLink
                key={item.sys.id}
                href={href}
                text={item.menuText ?? 'Sign in'}
                className={styles.drawerLink}
              />
            );
          return href ? (
            <SmartLink
              key={item.sys.id}
              href={href}
              target={item.target ?? undefined}
              className={styles.drawerLink}
            >
              {item.menuText}
            </SmartLink>
          ) : null;
        })}
        <details name="drawer">
          <summary>
            Country and language
            <Icon name="chevron-down" />
          </summary>
          <ul className={styles.drawerCountries}>
            {present(header.countrySelectorsCollection?.items).map((country) => {
              const href = hrefOf(country.countryWebsite);
              return href ? (
                <li key={country.sys.id}>
                  <SmartLink href={href}>{country.countryName}</SmartLink>
                </li>
              ) : null;
            })}
          </ul>
        </details>
        <ul className={styles.drawerSocial}>
          {present(header.socialLinksCollection?.items).map((link) => (
            <li key={link.sys.id}>
              <ImageButton button={link} />
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
