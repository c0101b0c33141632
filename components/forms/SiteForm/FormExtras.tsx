import { HONEYPOT } from '@/lib/forms/honeypot';
import styles from './SiteForm.module.css';

/** What a form carries beside its fields: where it stands, a trap for machines, and the picture that notes when it was seen. */
export function FormExtras({ page, opened }: { page: string; opened?: string }) {
  return (
    <>
      <input type="hidden" name="page" value={page} />
      {opened ? <input type="hidden" name="opened" value={opened} /> : null}
      <div className={styles.trap} aria-hidden="true">
        <label>
          Please leave this empty
          <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {/* Sets the cookie that tells when the form was seen. */}
      <img className={styles.pixel} src="/api/forms/opened" alt="" width={1} height={1} loading="lazy" />
    </>
  );
}
