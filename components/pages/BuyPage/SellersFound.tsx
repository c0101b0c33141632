import { FormStatus } from '@/components/ui/FormStatus/FormStatus';
import type { FoundSellers } from '@/lib/buy/sellers';
import { SellerList } from './SellerList';
import styles from './BuyPage.module.css';

/** Specification section 8. */
const FAILED = 'Please try again later some error occured';

/** What became of the search for a ZIP code that is valid. */
export function SellersFound({
  found,
  emptyText,
}: {
  found: FoundSellers | 'unavailable';
  emptyText: string;
}) {
  return found === 'unavailable' ? (
    <div className={styles.answer}>
      <FormStatus tone="error" title={FAILED}>
        <p>
          Your ZIP code is kept. Customer care knows your distributor too:{' '}
          <a href="tel:1-800-332-7787">1-800-332-7787</a>, 24 hours a day.
        </p>
      </FormStatus>
    </div>
  ) : (
    <SellerList found={found} emptyText={emptyText} />
  );
}
