import { Container, Section, SectionHeading } from '@/components/ui/Container/Container';
import { present } from '@/lib/content/present';
import { Picture } from '@/components/ui/Picture/Picture';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { toHref } from '@cleanpro/content-values/paths/links';
import type { Assistant } from '@/lib/recommender/assistant';
import { choicesOf, questionCount } from '@/lib/recommender/steps';
import { Buttons } from './Buttons';
import { Choices } from './Choices/Choices';
import { assistantPicture } from './picture';
import styles from './HomeView.module.css';

type HomePage = Assistant['home'];

function Banner({ banner, title }: { banner: HomePage['banner']; title: string }) {
  const picture = assistantPicture(banner?.image);
  return (
    <div className={styles.banner}>
      <Container className={styles.bannerIn}>
        <div className={styles.bannerWords}>
          <h1 className={styles.title}>{banner?.title ?? title}</h1>
          {banner?.text ? <p className={styles.lead}>{banner.text}</p> : null}
          <div className={styles.actions}>
            <Buttons buttons={banner?.callToActionsCollection?.items} onDark />
          </div>
        </div>
        {picture ? (
          <div className={styles.bannerPicture}>
            <Picture source={picture.source} alt={picture.alt} surface="half" priority />
          </div>
        ) : null}
      </Container>
    </div>
  );
}

function HomeCards({ cards }: { cards: HomePage['homeCardsCollection'] }) {
  return (
    <ul className={styles.cards}>
      {present(cards?.items).map((card) => {
        const picture = assistantPicture(card.image);
        const href = toHref(card.link?.link);
        return href ? (
          <li key={card.sys.id} className={styles.card}>
            {picture ? <Picture source={picture.source} alt={picture.alt} surface="card" /> : null}
            <div className={styles.cardWords}>
              <h3 className={styles.cardTitle}>
                <SmartLink href={href}>{card.title}</SmartLink>
              </h3>
              {card.text ? <p>{card.text}</p> : null}
            </div>
          </li>
        ) : null;
      })}
    </ul>
  );
}

export function HomeView({ assistant }: { assistant: Assistant }) {
  const { home, questions } = assistant;
  const [first] = questions;
  return (
    <>
      <Banner banner={home.banner} title={assistant.name} />
      {first ? (
        <Section id="questions">
          <p className={styles.count}>{questionCount(assistant, first)}</p>
          <SectionHeading title={first.title} introduction={first.page.introduction} />
          <Choices choices={choicesOf(first, [])} answers={[]} level={3} />
        </Section>
      ) : null}
      {home.homeCardsCollection?.items.length ? (
        <Section tone="tinted">
          <SectionHeading title={home.cardsTitle} />
          <HomeCards cards={home.homeCardsCollection} />
        </Section>
      ) : null}
    </>
  );
}
