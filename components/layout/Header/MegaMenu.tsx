import type { HeaderFragment } from '@/graphql/generated/operations';
import { pictureSource } from '@/components/blocks/picture-source';
import { pseudoIcons } from '@/components/ui/Icon/Icon';
import { Picture } from '@/components/ui/Picture/Picture';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { present } from '@/lib/content/present';
import { toHref } from '@cleanpro/content-values/paths/links';
import { menuLook } from './menu-look';
import styles from './Header.module.css';

/** Browsers keep at most one of the `<details>` elements with the same name open. */
const MENU_GROUP = 'menu';

type Menu = NonNullable<NonNullable<HeaderFragment['primaryNavCollection']>['items'][number]>;
type Slot = NonNullable<NonNullable<Menu['menuSlotsCollection']>['items'][number]>;

function MenuSlot({ slot }: { slot: Slot }) {
  const href = toHref(slot.link);
  const items = present(slot.menuItemsCollection?.items);
  const source = pictureSource(slot.image);
  if (slot.styles === 'feature' && href) {
    return (
      <SmartLink href={href} className={styles.feature}>
        {source ? <Picture source={source} alt="" surface="tile" /> : null}
        {slot.name}
      </SmartLink>
    );
  }
  return (
    <div className={styles.slot}>
      {href ? (
        <SmartLink href={href} target={slot.target ?? undefined} className={styles.slotName}>
          {slot.name}
        </SmartLink>
      ) : (
        slot.name
      )}
      <ul className={styles.slotItems}>
        {items.map((item) => {
          const link = toHref(item.menuLink);
          return link ? (
            <li key={item.sys.id}>
              <SmartLink href={link} target={item.target ?? undefined} {...menuLook(item.menuStyles)}>
                {item.menuText}
              </SmartLink>
            </li>
          ) : null;
        })}
      </ul>
    </div>
  );
}

export function MegaMenus({ menus }: { menus: readonly Menu[] }) {
  return (
    <ul className={styles.navList}>
      {menus.map((menu) => {
        const slots = present(menu.menuSlotsCollection?.items);
        const href = toHref(menu.menuLink);
        if (slots.length === 0) {
          return href ? (
            <li key={menu.sys.id} className={styles.item}>
              <SmartLink href={href} {...menuLook(menu.styles, styles.top)}>
                {menu.menuText}
              </SmartLink>
            </li>
          ) : null;
        }
        return (
          <li key={menu.sys.id} className={styles.item}>
            <details data-menu="mega" name={MENU_GROUP}>
              <summary {...menuLook(menu.styles, styles.top, 'chevron-down')}>{menu.menuText}</summary>
              <div className={styles.slots}>
                {slots.map((slot) => (
                  <MenuSlot key={slot.sys.id} slot={slot} />
                ))}
                {href ? (
                  <SmartLink href={href} {...pseudoIcons({ after: 'arrow-right' }, styles.all)}>
                    {`${menu.menuText} overview`}
                  </SmartLink>
                ) : null}
              </div>
            </details>
          </li>
        );
      })}
    </ul>
  );
}
