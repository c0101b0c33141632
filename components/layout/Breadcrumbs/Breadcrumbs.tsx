import { classNames } from '@/components/ui/class-names';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import type { Crumb } from './trail';
import styles from './Breadcrumbs.module.css';

export function Breadcrumbs({
  trail,
  label = 'Breadcrumb',
  className,
}: {
  trail: Crumb[];
  label?: string;
  className?: string;
}) {
  return (
    <nav aria-label={label} className={classNames(styles.nav, className)}>
      <ol className={styles.list}>
        {trail.map(({ title, href }) =>
          href ? (
            <li key={title}>
              <SmartLink href={href}>{title}</SmartLink>
            </li>
          ) : (
            <li key={title} aria-current="page">
              {title}
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
