import { classNames } from '@/components/ui/class-names';
import { pseudoIcons, type IconName } from '@/components/ui/Icon/Icon';
import styles from './Header.module.css';

/** Returns the class and style of a menu link or summary: `highlight` underlines it, `account` adds a person icon. */
export const menuLook = (
  style: string | null,
  className?: string,
  after?: IconName,
): ReturnType<typeof pseudoIcons> =>
  pseudoIcons(
    { ...(style === 'account' && { before: 'user' }), ...(after && { after }) },
    classNames(style === 'highlight' && styles.highlight, style === 'account' && styles.account, className),
  );
