import { FormStatus } from '@/components/ui/FormStatus/FormStatus';
import type { FoundSellers } from '@/lib/buy/sellers';
import { SellerList } from './SellerList';
import styles from './BuyPage.module.css';

/** Fixed text, including its typing error (docs/product.md, "Messages"). */
const FAILED = 'Please try again later some error occured';

export function SellersFound({
  found,
  emptyText,
}: {
  found: FoundSellers | 'unavailable';
  emptyText: string;
}) {
  return found === 'unavailable' ? (
    <div className={styles.answer}>
      <FormStatus id="answer" tone="error" title={FAILED} isOutcome>
        <p>
          You can also call customer care to find your distributor:{' '}
          <a href="tel:1-800-332-7787">1-800-332-7787</a>, 24 hours a day.
        </p>
      </FormStatus>
    </div>
  ) : (
    <SellerList found={found} emptyText={emptyText} />
  );
}
