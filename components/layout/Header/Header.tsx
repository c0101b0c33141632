import type { HeaderFragment } from '@/graphql/generated/operations';
import { pictureSource } from '@/components/blocks/picture-source';
import { buttonClass } from '@/components/ui/Button/Button';
import { classNames } from '@/components/ui/class-names';
import { Icon, pseudoIcons } from '@/components/ui/Icon/Icon';
import { Picture } from '@/components/ui/Picture/Picture';
import { StaticMarkup } from '@/components/next/StaticMarkup/StaticMarkup';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { present } from '@/lib/content/present';
import { toHref, ROOT } from '@cleanpro/content-values/paths/links';
import { DrawerExtras } from './DrawerExtras';
import { HEADER_ID } from './header-id';
import { HeaderLinks } from './HeaderLinks';
import { HeaderSearch } from './HeaderSearch';
import { MegaMenus } from './MegaMenu';
import styles from './Header.module.css';

const MENU_ID = 'site-menu';

interface Props {
  header: HeaderFragment;
  version: string;
}

export function Header({ header, version }: Props) {
  const logo = pictureSource(header.brandLogo?.image);
  const menus = present(header.primaryNavCollection?.items);
  const countries = present(header.countrySelectorsCollection?.items);
  const flag = pictureSource(countries[0]?.flag);
  const links = present(header.headerLinksCollection?.items);
  const buy = links.find((link) => link.menuStyles === 'button');
  const buyHref = toHref(buy?.menuLink);
  const name = header.brandLogo?.altText ?? 'Home';
  // Small links above the header on large screens. On small screens they are in the drawer.
  const utility = [
    ...present(header.utilityMenu?.linksCollection?.items),
    ...links.filter((link) => link !== buy && !link.isHamburgerMenu),
  ];
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      {utility.length > 0 ? (
        <StaticMarkup
          as="nav"
          name="utility"
          version={version}
          className={styles.utility}
          aria-label="Utility"
        >
          <HeaderLinks links={utility} />
        </StaticMarkup>
      ) : null}
      <StaticMarkup
        as="header"
        name="header"
        version={version}
        id={HEADER_ID}
        className={styles.header}
        data-at-top="true"
      >
        <SmartLink
          href={ROOT}
          className={styles.logo}
          title={header.brandLogo?.tooltip ?? undefined}
          aria-label={`${name}, home`}
        >
          {logo ? <Picture source={logo} alt="" surface="logo" /> : name}
        </SmartLink>
        {/* Part of the bar from 1024 px. Below that, a drawer that the button at the end of the bar opens. */}
        <nav id={MENU_ID} popover="auto" className={styles.menu} aria-label="Primary">
          <MegaMenus menus={menus} />
          <DrawerExtras header={header} />
        </nav>
        <HeaderSearch header={header} />
        {countries.length > 0 ? (
          <details className={styles.country} data-menu="country">
            <summary className={styles.icon} aria-label={`Country: ${countries[0]?.countryName ?? ''}`}>
              {flag ? (
                <Picture source={flag} alt={countries[0]?.flagAltText ?? ''} surface="thumb" />
              ) : (
                <Icon name="globe" />
              )}
            </summary>
            <ul className={styles.countries}>
              {countries.map((country) => {
                const href = toHref(country.countryWebsite);
                const source = pictureSource(country.flag);
                return href ? (
                  <li key={country.sys.id}>
                    <SmartLink href={href} hrefLang={country.language?.code ?? undefined}>
                      {/* No alt text, because the name follows. */}
                      {source ? <Picture source={source} alt="" surface="thumb" /> : null}
                      {country.countryName}
                      <span lang={country.language?.code ?? undefined}>{country.language?.name}</span>
                    </SmartLink>
                  </li>
                ) : null;
              })}
            </ul>
          </details>
        ) : null}
        {buy && buyHref ? (
          <SmartLink href={buyHref} className={buttonClass('primary', false, styles.buy)}>
            {buy.menuText}
          </SmartLink>
        ) : null}
        <button
          type="button"
          popoverTarget={MENU_ID}
          {...pseudoIcons({ before: 'menu', after: 'close' }, classNames(styles.icon, styles.hamburger))}
          aria-label="Menu"
        />
      </StaticMarkup>
    </>
  );
}
