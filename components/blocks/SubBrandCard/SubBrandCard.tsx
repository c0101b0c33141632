import type { SubBrandCardFragment } from '@/graphql/generated/operations';
import { classNames } from '@/components/ui/class-names';
import { Picture } from '@/components/ui/Picture/Picture';
import { Prose } from '@/components/ui/Prose/Prose';
import { present } from '@/lib/content/present';
import card from '../ContentCard/ContentCard.module.css';
import { LinkButton } from '../LinkButton/LinkButton';
import { pictureSource } from '../picture-source';
import { Markdown } from '../RichText/Markdown';
import styles from './SubBrandCard.module.css';

/** A key feature of a sub-brand, with links, for example to its product. */
export function SubBrandCard({ feature }: { feature: SubBrandCardFragment }) {
  const source = pictureSource(feature.image);
  return (
    <article
      className={classNames('ground-light', card.card, feature.styles === 'centered' && card.centered)}
    >
      {source ? (
        <div className={styles.picture}>
          <Picture source={source} alt="" surface="card" />
        </div>
      ) : null}
      <div className={card.words}>
        {feature.subTitle ? <p className={card.sub}>{feature.subTitle}</p> : null}
        <h3 className={card.title}>{feature.title}</h3>
        <Prose>
          <Markdown text={feature.text} />
        </Prose>
        <div className={card.actions}>
          {present(feature.callToActionsCollection?.items).map((button) => (
            <LinkButton key={button.sys.id} button={button} fallback="link" />
          ))}
        </div>
      </div>
    </article>
  );
}
