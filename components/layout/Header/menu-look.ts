import { classNames } from '@/components/ui/class-names';
import { pseudoIcons, type IconName } from '@/components/ui/Icon/Icon';
import styles from './Header.module.css';

/** The class and style of a link or disclosure in the menu: `highlight` is underlined, `account` has a person's icon. */
export const menuLook = (
  style: string | null,
  className?: string,
  after?: IconName,
): ReturnType<typeof pseudoIcons> =>
  pseudoIcons(
    { ...(style === 'account' && { before: 'user' }), ...(after && { after }) },
    classNames(style === 'highlight' && styles.highlight, style === 'account' && styles.account, className),
  );
