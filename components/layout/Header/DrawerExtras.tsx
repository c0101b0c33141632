import type { HeaderFragment } from '@/graphql/generated/operations';
import { ImageButton } from '@/components/blocks/ImageButton/ImageButton';
import { present } from '@/lib/content/present';
import { HeaderLinks } from './HeaderLinks';
import styles from './Header.module.css';

/** Links below the panels of the drawer (under 1024 px): header, utility and social links. */
export function DrawerExtras({ header }: { header: HeaderFragment }) {
  const links = [
    ...present(header.headerLinksCollection?.items),
    ...present(header.utilityMenu?.linksCollection?.items),
  ];
  return (
    <>
      <HeaderLinks links={links} className={styles.drawerLink} />
      <div className={styles.drawerSocial}>
        {present(header.socialLinksCollection?.items).map((link) => (
          <ImageButton key={link.sys.id} button={link} />
        ))}
      </div>
    </>
  );
}
