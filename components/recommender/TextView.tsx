import { Breadcrumbs } from '@/components/layout/Breadcrumbs/Breadcrumbs';
import type { Crumb } from '@/components/layout/Breadcrumbs/trail';
import { Section } from '@/components/ui/Container/Container';
import { pictureSource } from '@/components/blocks/picture-source';
import { VideoThumb } from '@/components/blocks/Video/VideoThumb.client';
import { Picture } from '@/components/ui/Picture/Picture';
import type { RecommenderPageFragment } from '@/graphql/generated/operations';
import { autoplaying, displayedFilm } from '@cleanpro/content-values/editorial/film';
import type { AssistantPage } from '@/lib/recommender/assistant';
import { AssistantText } from './AssistantText';
import { AssistantLinks } from './Buttons';
import { StepHeading } from './StepHeading/StepHeading';
import styles from './TextView.module.css';

function AssistantVideo({ video }: { video: NonNullable<RecommenderPageFragment['video']> }) {
  const film = displayedFilm(video, video.thumbnail);
  const source = pictureSource(video.thumbnail);
  return film && source && video.title ? (
    <figure className={styles.video}>
      <VideoThumb player={autoplaying(film)} title={video.title}>
        <Picture source={source} alt="" surface="half" />
      </VideoThumb>
      <figcaption>{video.title}</figcaption>
    </figure>
  ) : null;
}

export function TextView({ text, trail }: { text: AssistantPage; trail: Crumb[] }) {
  const { page } = text;
  return (
    <Section>
      <div className={styles.crumbs}>
        <Breadcrumbs trail={trail} />
      </div>
      <StepHeading title={text.title} introduction={page.introduction} />
      <div className={styles.columns}>
        <div>
          <AssistantText text={page.body} />
          <ul className={styles.links}>
            <AssistantLinks links={page.linksCollection?.items} />
          </ul>
        </div>
        {page.video ? <AssistantVideo video={page.video} /> : null}
      </div>
    </Section>
  );
}
