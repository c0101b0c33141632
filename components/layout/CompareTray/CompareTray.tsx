import { buttonClass } from '@/components/ui/Button/Button';
import { COMPARE_FORM, COMPARE_PATH, MAX_COMPARED } from '@/lib/compare/selection';
import { CompareTrayItems } from './CompareTrayItems.client';
import styles from './CompareTray.module.css';

/**
 * Bar at the bottom of the page with the products to compare. It is the form of the checkboxes on the page, and becomes
 * visible when one of them is checked. JavaScript adds products chosen on other pages.
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
      <CompareTrayItems form={COMPARE_FORM} maximum={MAX_COMPARED} />
      <button type="submit" className={buttonClass('primary')}>
        Compare
      </button>
    </form>
  );
}
