import type { HeaderFragment } from '@/graphql/generated/operations';
import { ImageButton } from '@/components/blocks/ImageButton/ImageButton';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { present } from '@/lib/content/present';
import { hrefOf } from '@/lib/content/routing/links';
import { signInAttribute } from './sign-in-attribute';
import styles from './Header.module.css';

/** What the menu has below 1024 px after its panels: the header's, utility and social links. */
export function DrawerExtras({ header }: { header: HeaderFragment }) {
  const links = [
    ...present(header.headerLinksCollection?.items),
    ...present(header.utilityMenu?.linksCollection?.items),
  ];
  return (
    <>
      {links.map((item) => {
        const href = hrefOf(item.menuLink);
        return href ? (
          <SmartLink
            key={item.sys.id}
            href={href}
            target={item.target ?? undefined}
            className={styles.drawerLink}
            {...signInAttribute(href)}
          >
            {item.menuText}
          </SmartLink>
        ) : null;
      })}
      <div className={styles.drawerSocial}>
        {present(header.socialLinksCollection?.items).map((link) => (
          <ImageButton key={link.sys.id} button={link} />
        ))}
      </div>
    </>
  );
}
