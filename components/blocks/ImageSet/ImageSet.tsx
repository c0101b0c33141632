import type { ImageSetFragment } from '@/graphql/generated/operations';
import { classNames } from '@/components/ui/class-names';
import { CroppedPicture } from '@/components/ui/Picture/Picture';
import type { Surface } from '@/components/ui/Picture/surfaces';
import { pictureSource } from '../picture-source';
import styles from './ImageSet.module.css';

interface Props {
  set: ImageSetFragment;
  alt?: string;
  surface?: Surface;
  priority?: boolean;
  compact?: boolean;
  className?: string;
}

/** A picture with a crop per screen size. A missing crop falls back to that of a different size. */
export function ImageSetPicture({ set, alt, className, ...rest }: Props) {
  const desktop =
    pictureSource(set.desktopImage) ?? pictureSource(set.tabletImage) ?? pictureSource(set.smartphoneImage);
  const smartphone = pictureSource(set.smartphoneImage) ?? desktop;
  if (!desktop || !smartphone) return null;
  return (
    <CroppedPicture
      desktop={desktop}
      tablet={pictureSource(set.tabletImage)}
      smartphone={smartphone}
      alt={alt ?? set.altText ?? ''}
      className={classNames(className, set.styles === 'framed' && 'framed')}
      {...rest}
    />
  );
}

export function ImageSet({ block }: { block: ImageSetFragment }) {
  return (
    <div className={styles.block}>
      <ImageSetPicture set={block} surface="wide" />
    </div>
  );
}
