import { HONEYPOT } from '@/lib/forms/honeypot';
import type { FormModel } from './model';
import styles from './SiteForm.module.css';

/** Hidden fields: the page's slug, the timing token of a form that was returned with errors, and a honeypot. */
export function FormExtras({ model: { page, timingToken } }: { model: FormModel }) {
  return (
    <>
      <input type="hidden" name="page" value={page} />
      {timingToken ? <input type="hidden" name="timingToken" value={timingToken} /> : null}
      <label className={styles.trap} aria-hidden="true">
        Please leave this field empty
        <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </>
  );
}
