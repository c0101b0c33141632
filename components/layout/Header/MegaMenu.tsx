import type { HeaderFragment } from '@/graphql/generated/operations';
import { pictureSource } from '@/components/blocks/picture-source';
import { Icon } from '@/components/ui/Icon/Icon';
import { Picture } from '@/components/ui/Picture/Picture';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { present } from '@/lib/content/present';
import { hrefOf } from '@/lib/content/routing/links';
import styles from './Header.module.css';

export type Menu = NonNullable<NonNullable<HeaderFragment['primaryNavCollection']>['items'][number]>;
type Slot = NonNullable<NonNullable<Menu['menuSlotsCollection']>['items'][number]>;

/** A slot of a mega menu: a heading with its links, or a linked image. */
export function MenuSlot({ slot, picture = true }: { slot: Slot; picture?: boolean }) {
  const href = hrefOf(slot.link);
  const items = present(slot.menuItemsCollection?.items);
  const source = pictureSource(slot.image);
  if (slot.styles === 'feature' && href) {
    return (
      <div className={styles.feature}>
        {picture && source ? <Picture source={source} alt="" surface="tile" quality={80} /> : null}
        <SmartLink href={href}>{slot.name}</SmartLink>
      </div>
    );
  }
  return (
    <div className={styles.slot}>
      <p className={styles.slotName}>
        {href ? (
          <SmartLink href={href} target={slot.target ?? undefined}>
            {slot.name}
          </SmartLink>
        ) : (
          slot.name
        )}
      </p>
      <ul className={styles.slotItems}>
        {items.map((item) => {
          const link = hrefOf(item.menuLink);
          return link ? (
            <li key={item.sys.id}>
              <SmartLink href={link} target={item.target ?? undefined}>
                {item.menuText}
              </SmartLink>
            </li>
          ) : null;
        })}
      </ul>
    </div>
  );
}

/** The primary menu on large screens: links, and panels that are native disclosures. */
export function MegaMenus({ menus }: { menus: readonly Menu[] }) {
  return (
    <nav className={styles.nav} aria-label="Primary">
      <ul className={styles.navList}>
        {menus.map((menu) => {
          const slots = present(menu.menuSlotsCollection?.items);
          const href = hrefOf(menu.menuLink);
          if (slots.length === 0) {
            return href ? (
              <li key={menu.sys.id} className={styles.item}>
                <SmartLink href={href} className={styles.top}>
                  {menu.menuText}
                </SmartLink>
              </li>
            ) : null;
          }
          return (
            <li key={menu.sys.id} className={styles.item}>
              <details data-menu="mega">
                <summary className={styles.top}>
                  {menu.menuText}
                  <Icon name="chevron-down" />
                </summary>
                <div className={styles.mega}>
                  <div className={styles.slots}>
                    {slots.map((slot) => (
                      <MenuSlot key={slot.sys.id} slot={slot} />
                    ))}
                    {href ? (
                      <p className={styles.all}>
                        <SmartLink href={href}>
                          All of {menu.menuText} <Icon name="arrow-right" />
                        </SmartLink>
                      </p>
                    ) : null}
                  </div>
                </div>
              </details>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
