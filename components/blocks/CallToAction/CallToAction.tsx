import type { CallToActionFragment } from '@/graphql/generated/operations';
import { classNames } from '@/components/ui/class-names';
import { columnSpans } from '@/components/ui/Grid/column-spans';
import { present } from '@/lib/content/present';
import { ImageButton } from '../ImageButton/ImageButton';
import { LinkButton } from '../LinkButton/LinkButton';
import { widthOf } from '../SectionContainer/width';
import { VideoButton } from '../VideoButton/VideoButton';
import styles from './CallToAction.module.css';

function CallToAction({ action, onDark }: { action: CallToActionFragment; onDark?: boolean }) {
  if (action.__typename === 'LinkButton' && 'linkText' in action) {
    const place = action.componentWidth && {
      className: styles.sized,
      style: columnSpans(widthOf(action.componentWidth)),
    };
    return <LinkButton button={action} onDark={onDark} {...place} />;
  }
  if (action.__typename === 'VideoButton' && 'videoUrl' in action)
    return <VideoButton button={action} onDark={onDark} />;
  if (action.__typename === 'ImageButton' && 'altText' in action)
    return <ImageButton button={action} className={styles.image} />;
  return null;
}

export function CallsToAction({
  actions,
  onDark,
  className,
}: {
  actions: readonly (CallToActionFragment | null)[] | null | undefined;
  onDark?: boolean;
  className?: string;
}) {
  const items = present(actions);
  if (items.length === 0) return null;
  return (
    <div className={classNames(styles.row, className)} data-noprint>
      {items.map((action) => (
        <CallToAction key={action.sys.id} action={action} onDark={onDark} />
      ))}
    </div>
  );
}
