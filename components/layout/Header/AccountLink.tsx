import { classNames } from '@/components/ui/class-names';
import { MEMBER_PAGE } from '@/lib/members/pages';
import styles from './Header.module.css';

/** The link to sign in, and the one to the account for who is signed in (SessionUser.client.tsx). */
export const AccountLink = ({
  href,
  text,
  className,
}: {
  href: string;
  text: string;
  className?: string;
}) => (
  <>
    <a href={href} className={classNames(styles.signIn, className)}>
      {text}
    </a>
    <a href={href.replace(/[^/]+$/, MEMBER_PAGE)} className={classNames(styles.account, className)}>
      Your account
    </a>
  </>
);
