import type { RecommenderPopUpBannerFragment } from '@/graphql/generated/operations';
import { Icon } from '@/components/ui/Icon/Icon';
import { Picture } from '@/components/ui/Picture/Picture';
import { Buttons } from '../Buttons';
import { assistantPicture } from '../picture';
import styles from './PopUpBanner.module.css';

const ID = 'assistant-pop-up';

/** Button at the edge of the page that opens a banner. A native popover makes it work without JavaScript. */
export function PopUpBanner({ banner }: { banner: RecommenderPopUpBannerFragment }) {
  if (!banner.title) return null;
  const picture = assistantPicture(banner.image);
  return (
    <aside aria-label="Help" data-noprint>
      <button type="button" className={styles.opener} popoverTarget={ID}>
        <Icon name="user" />
        <span>{banner.title}</span>
      </button>
      <div id={ID} popover="auto" className={styles.banner}>
        {picture ? (
          <div className={styles.picture}>
            <Picture source={picture.source} alt={picture.alt} surface="card" />
          </div>
        ) : null}
        <button
          type="button"
          className={styles.close}
          popoverTarget={ID}
          popoverTargetAction="hide"
          aria-label="Close"
        >
          <Icon name="close" />
        </button>
        <div className={styles.words}>
          <h2 className={styles.title}>{banner.title}</h2>
          {banner.text ? <p>{banner.text}</p> : null}
          <div className={styles.actions}>
            <Buttons buttons={banner.callToActionItemsCollection?.items} />
          </div>
        </div>
      </div>
    </aside>
  );
}
