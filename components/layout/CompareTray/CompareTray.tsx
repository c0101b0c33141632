import { buttonClass } from '@/components/ui/Button/Button';
import { COMPARE_FORM, COMPARE_PATH } from '@/lib/compare/selection';
import { CompareTrayItems } from './CompareTrayItems.client';
import styles from './CompareTray.module.css';

/**
 * The bar at the foot of the page with what was chosen for the comparison: a form that the checkboxes of the page
 * belong to, seen as soon as one of them is checked. Script remembers what was chosen on other pages.
 */
export function CompareTray() {
  return (
    <form
      id={COMPARE_FORM}
      action={COMPARE_PATH}
      method="get"
      aria-label="Compare products"
      className={styles.tray}
      data-noprint=""
    >
      <div className={styles.inner}>
        <CompareTrayItems form={COMPARE_FORM} />
        <button type="submit" className={buttonClass('primary')}>
          Compare
        </button>
      </div>
    </form>
  );
}
