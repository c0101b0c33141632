import type { HeaderFragment } from '@/graphql/generated/operations';
import { ImageButton } from '@/components/blocks/ImageButton/ImageButton';
import { Icon } from '@/components/ui/Icon/Icon';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { present } from '@/lib/content/present';
import { SIGN_IN_PAGE } from '@/lib/members/pages';
import { hrefOf, ROOT } from '@/lib/content/routing/links';
import { AccountLink } from './AccountLink.client';
import { MENU_GROUP } from './MegaMenu';
import styles from './Header.module.css';

const SIGN_IN = `${ROOT}/${SIGN_IN_PAGE}`;

/** What the menu has below 1024 px after its panels: the header's and utility links, the countries and the social links. */
export function DrawerExtras({ header }: { header: HeaderFragment }) {
  const links = [
    ...present(header.headerLinksCollection?.items),
    ...present(header.utilityMenu?.linksCollection?.items),
  ];
  return (
    <div className={styles.extras}>
      {links.map((item) => {
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
      <details name={MENU_GROUP}>
        <summary>
          Country and language
          <Icon name="chevron-down" />
        </summary>
        <ul className={styles.drawerCountries}>
          {present(header.countrySelectorsCollection?.items).map((country) => {
            const href = hrefOf(country.countryWebsite);
            return href ? (
              <li key={country.sys.id}>
                <SmartLink href={href} hrefLang={country.language?.code ?? undefined}>
                  {country.countryName}
                  <span lang={country.language?.code ?? undefined}>{country.language?.name}</span>
                </SmartLink>
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
    </div>
  );
}
