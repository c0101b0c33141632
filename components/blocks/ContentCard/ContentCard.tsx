import type { ContentCardFragment } from '@/graphql/generated/operations';
import { classNames } from '@/components/ui/class-names';
import { Picture } from '@/components/ui/Picture/Picture';
import { Prose } from '@/components/ui/Prose/Prose';
import { CallsToAction } from '../CallToAction/CallToAction';
import { ImageSetPicture } from '../ImageSet/ImageSet';
import { pictureSource } from '../picture-source';
import { Markdown } from '../RichText/Markdown';
import styles from './ContentCard.module.css';

const STYLES = ['default', 'image-left', 'image-right', 'overlay', 'plain', 'centered'] as const;

/** Background classes. Styles without one inherit the background of their section. */
const BACKGROUND_CLASSES: Partial<Record<(typeof STYLES)[number], string>> = {
  default: 'ground-light',
  centered: 'ground-light',
  overlay: 'ground-dark',
};

/** Cards with the style `image-left` or `image-right` are as wide as the page. */
export function ContentCard({ card, level = 3 }: { card: ContentCardFragment; level?: 2 | 3 }) {
  const style = STYLES.find((name) => name === card.styles) ?? 'default';
  const wide = style === 'image-left' || style === 'image-right';
  const Tag = `h${wide ? 2 : level}` as const;
  const single = card.image?.__typename === 'Image' ? pictureSource(card.image.image) : null;
  const vector = single?.url.includes('.svg') === true;
  return (
    <article
      className={classNames(BACKGROUND_CLASSES[style], styles.card, style !== 'default' && styles[style])}
    >
      {single ? (
        <div className={vector ? classNames(styles.words, styles.icon) : styles.picture}>
          <Picture
            source={single}
            alt={card.image?.__typename === 'Image' ? (card.image.altText ?? '') : ''}
            surface={wide ? 'half' : 'card'}
          />
        </div>
      ) : null}
      {card.image?.__typename === 'ImageSet' ? (
        <ImageSetPicture
          set={card.image}
          surface={wide ? 'half' : 'card'}
          alt=""
          className={styles.picture}
        />
      ) : null}
      <div className={styles.words}>
        {card.subTitle ? <p className={styles.sub}>{card.subTitle}</p> : null}
        {card.title ? <Tag className={styles.title}>{card.title}</Tag> : null}
        {card.text ? (
          <Prose>
            <Markdown text={card.text} />
          </Prose>
        ) : null}
        <CallsToAction
          actions={card.callToActionsCollection?.items}
          onDark={style === 'overlay'}
          className={styles.actions}
        />
      </div>
    </article>
  );
}
