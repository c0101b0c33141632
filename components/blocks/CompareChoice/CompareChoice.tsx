import { classNames } from '@/components/ui/class-names';
import { COMPARE_FORM, compareKey } from '@/lib/compare/selection';
import styles from './CompareChoice.module.css';

/** A checkbox that adds a product to the comparison. It belongs to the form of the compare tray. */
export function CompareChoice({
  slug,
  name,
  className,
}: {
  slug: string | null;
  name: string | null;
  className?: string;
}) {
  const key = slug ? compareKey(slug) : null;
  if (key === null || !name) return null;
  return (
    <label className={classNames(styles.choice, className)} data-noprint="">
      <input
        type="checkbox"
        name="products"
        value={key}
        form={COMPARE_FORM}
        data-name={name}
        aria-label={`Compare ${name}`}
      />
      Compare
    </label>
  );
}
