import type { HeaderFragment } from '@/graphql/generated/operations';
import { ImageButton } from '@/components/blocks/ImageButton/ImageButton';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { present } from '@/lib/content/present';
import { SIGN_IN_PAGE } from '@/lib/members/pages';
import { hrefOf, ROOT } from '@/lib/content/routing/links';
import styles from './Header.module.css';

const SIGN_IN = `${ROOT}/${SIGN_IN_PAGE}`;

/** What the menu has below 1024 px after its panels: the header's, utility and social links. */
export function DrawerExtras({ header }: { header: HeaderFragment }) {
  const links = [
    ...present(header.headerLinksCollection?.items),
    ...present(header.utilityMenu?.linksCollection?.items),
  ];
  return (
    <div className={styles.extras}>
      {links.map((item) => {
        const href = hrefOf(item.menuLink);
        return href ? (
          <SmartLink
            key={item.sys.id}
            href={href}
            target={item.target ?? undefined}
            className={styles.drawerLink}
            {...(href === SIGN_IN && { 'data-sign-in': true })}
          >
            {item.menuText}
          </SmartLink>
        ) : null;
      })}
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
