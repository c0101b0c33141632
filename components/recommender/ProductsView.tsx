import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/Button/Button';
import { Container, Section, SectionHeading } from '@/components/ui/Container/Container';
import { Tiles } from '@/components/ui/Grid/Grid';
import { Icon } from '@/components/ui/Icon/Icon';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { NEEDS_ID, planHref, productsHref, shortName, stepHref } from '@/lib/recommender/addresses';
import type { Answer, Assistant } from '@/lib/recommender/assistant';
import type { Recommendations } from '@/lib/recommender/rank';
import { AssistantText } from './AssistantText';
import { AssistantLinks } from './Buttons';
import { Needs, type NeedChoice } from './Needs/Needs';
import { Progress } from './Progress/Progress';
import { Companion, Recommendation } from './Recommendation/Recommendation';
import { StepHeading } from './StepHeading/StepHeading';
import styles from './ProductsView.module.css';

interface Props {
  assistant: Assistant;
  given: readonly Answer[];
  needs: readonly Answer[];
  recommendations: Recommendations;
  /** The needs that can be asked for, with how many products meet each. */
  choices: readonly NeedChoice[];
  /** For each chosen need: how many products there are without it. */
  without: readonly { need: Answer; products: number }[];
  share: ReactNode;
}

const products = (count: number): string => (count === 1 ? '1 product' : `${count} products`);

/** Says that nothing meets all needs, and offers what can be left out. */
function NothingExact({ given, needs, without }: Pick<Props, 'given' | 'needs' | 'without'>) {
  return (
    <div className={styles.nothing}>
      <h2>No product of ours meets all of these needs for this task</h2>
      <p>Below are the closest ones, each with what it lacks. You can also leave a need out:</p>
      <ul className={styles.options}>
        {without
          .filter((option) => option.products > 0)
          .map(({ need, products: count }) => (
            <li key={need.id}>
              <ButtonLink
                href={productsHref(
                  given,
                  needs.filter(({ id }) => id !== need.id),
                )}
                variant="outline"
              >
                Without “{need.title}”: {products(count)}
              </ButtonLink>
            </li>
          ))}
        <li>
          <ButtonLink href={productsHref(given)} variant="outline">
            Without any of them
          </ButtonLink>
        </li>
      </ul>
    </div>
  );
}

/** The recommendation: products in order with their reasons, what goes with them, and where to go from here. */
export function ProductsView({ assistant, given, needs, recommendations, choices, without, share }: Props) {
  const { result, home } = assistant;
  const { exact, closest, companions } = recommendations;
  const shown = exact.length > 0 ? exact : closest;
  const [business] = given;
  return (
    <>
      <Progress assistant={assistant} given={given} needs={needs} now="products" />
      <Section>
        <StepHeading title={result.title} introduction={result.page.introduction}>
          <p className={styles.answers}>{given.map(({ title }) => title).join(' · ')}</p>
          <ul className={styles.needs} aria-label={assistant.needs?.name}>
            {needs.map((need) => (
              <li key={need.id}>
                <SmartLink
                  href={productsHref(
                    given,
                    needs.filter(({ id }) => id !== need.id),
                  )}
                  className={styles.need}
                >
                  {need.title}
                  <Icon name="close" />
                  <span className="visually-hidden">, leave out</span>
                </SmartLink>
              </li>
            ))}
          </ul>
          {assistant.needs && choices.length > 0 ? (
            <details className={styles.change} data-noprint>
              <summary className={styles.changeTitle}>
                <Icon name="filter" />
                {needs.length > 0 ? 'Change needs' : 'Add needs'}
              </summary>
              <div id={NEEDS_ID} className={styles.changeForm}>
                <Needs title={assistant.needs.title} choices={choices} given={given} chosen={needs} />
              </div>
            </details>
          ) : null}
        </StepHeading>
        {exact.length === 0 && needs.length > 0 ? (
          <NothingExact given={given} needs={needs} without={without} />
        ) : null}
        <ol className={styles.list}>
          {shown.map((recommendation, index) => (
            <li key={recommendation.rule.sys.id}>
              <Recommendation
                recommendation={recommendation}
                place={index + 1}
                planHref={planHref(given, needs, shortName(recommendation.rule.product.slug ?? ''))}
                sampleLink={home.sampleLink}
                businessName={business?.title}
              />
            </li>
          ))}
        </ol>
      </Section>
      {companions.length > 0 ? (
        <Section tone="tinted">
          <SectionHeading title="Goes with it" />
          <Tiles size="cards">
            {companions.map((recommendation) => (
              <li key={recommendation.rule.sys.id}>
                <Companion recommendation={recommendation} />
              </li>
            ))}
          </Tiles>
        </Section>
      ) : null}
      <Section>
        <div className={styles.next} data-noprint>
          <h2 className={styles.nextTitle}>From here</h2>
          <ul className={styles.options}>
            <li>
              <ButtonLink href={stepHref(given.slice(0, -1))} variant="secondary">
                Another task here
              </ButtonLink>
            </li>
            <li>
              <ButtonLink href={stepHref([])} variant="outline">
                Start over
              </ButtonLink>
            </li>
            <li>{share}</li>
          </ul>
          <ul className={styles.links}>
            <AssistantLinks links={result.page.linksCollection?.items} />
          </ul>
        </div>
      </Section>
      <Container narrow className={styles.note}>
        <AssistantText text={result.page.body} />
      </Container>
    </>
  );
}
