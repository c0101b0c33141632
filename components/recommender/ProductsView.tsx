import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/Button/Button';
import { Container, Section, SectionHeading } from '@/components/ui/Container/Container';
import { EmptyState } from '@/components/ui/EmptyState/EmptyState';
import { Tiles } from '@/components/ui/Grid/Grid';
import { Icon } from '@/components/ui/Icon/Icon';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { pluralize } from '@/components/ui/pluralize';
import { Warnings } from '@/components/ui/Warnings/Warnings';
import { pageHref } from '@cleanpro/content-values/paths/links';
import { namedMixture, pairWarnings } from '@cleanpro/product-safety/hazards/mixing-warnings';
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
  answers: readonly Answer[];
  needs: readonly Answer[];
  recommendations: Recommendations;
  /** Needs that visitors can choose, with the number of products that meet each. */
  choices: readonly NeedChoice[];
  /** Chosen needs, each with the number of products found if that need is removed. */
  without: readonly { need: Answer; products: number }[];
  /** Number of products found when no needs are chosen. */
  withoutAny: number;
  share: ReactNode;
}

/** Shown if no product meets all needs. Offers to remove some of them. */
function NoProductMeetsAll({
  answers,
  needs,
  without,
  withoutAny,
}: Pick<Props, 'answers' | 'needs' | 'without' | 'withoutAny'>) {
  return (
    <div className={styles.nothing}>
      <h2>None of our products meets all of these needs for this task</h2>
      <p>Remove a need you can do without:</p>
      <ul className={styles.options}>
        {needs.length > 1
          ? without
              .filter((option) => option.products > 0)
              .map(({ need, products: count }) => (
                <li key={need.id}>
                  <ButtonLink
                    href={productsHref(
                      answers,
                      needs.filter(({ id }) => id !== need.id),
                    )}
                    variant="outline"
                  >
                    Without “{need.title}”: {pluralize(count, 'product')}
                  </ButtonLink>
                </li>
              ))
          : null}
        <li>
          <ButtonLink href={productsHref(answers)} variant="outline">
            {needs.length > 1 ? 'Without any of them' : `Without “${needs[0]?.title}”`}:{' '}
            {pluralize(withoutAny, 'product')}
          </ButtonLink>
        </li>
      </ul>
    </div>
  );
}

/** Shown if there is no product for the task, even without any needs. */
function NoProduct({ answers }: Pick<Props, 'answers'>) {
  return (
    <EmptyState
      title="We don’t have a product for this task"
      actions={
        <>
          <ButtonLink href={stepHref(answers.slice(0, -1))}>Choose another task</ButtonLink>
          <ButtonLink href={pageHref('request-consultation')} variant="outline">
            Request a consultation
          </ButtonLink>
        </>
      }
    >
      <p>Choose the closest task, or tell our specialists what you need.</p>
    </EmptyState>
  );
}

export function ProductsView({
  assistant,
  answers,
  needs,
  recommendations,
  choices,
  without,
  withoutAny,
  share,
}: Props) {
  const { result, home } = assistant;
  const { products: recommended, companions } = recommendations;
  const [business] = answers;
  return (
    <>
      <Progress assistant={assistant} answers={answers} needs={needs} currentStep="products" />
      <Section>
        <StepHeading
          title={result.title}
          introduction={recommended.length > 0 ? result.page.introduction : null}
        >
          <p className={styles.answers}>{answers.map(({ title }) => title).join(' · ')}</p>
          <ul className={styles.needs} aria-label={assistant.needs?.name}>
            {needs.map((need) => (
              <li key={need.id}>
                <SmartLink
                  href={productsHref(
                    answers,
                    needs.filter(({ id }) => id !== need.id),
                  )}
                  className={styles.need}
                >
                  {need.title}
                  <Icon name="close" />
                  <span className="visually-hidden">, remove</span>
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
                <Needs title={assistant.needs.title} choices={choices} answers={answers} chosen={needs} />
              </div>
            </details>
          ) : null}
        </StepHeading>
        {recommended.length === 0 && withoutAny > 0 ? (
          <NoProductMeetsAll answers={answers} needs={needs} without={without} withoutAny={withoutAny} />
        ) : null}
        {withoutAny === 0 ? <NoProduct answers={answers} /> : null}
        <Warnings warnings={pairWarnings(recommended.map(({ rule }) => namedMixture(rule.product)))} />
        <ol className={styles.list}>
          {recommended.map((recommendation, index) => (
            <li key={recommendation.rule.sys.id}>
              <Recommendation
                recommendation={recommendation}
                place={index + 1}
                planHref={planHref(answers, needs, shortName(recommendation.rule.product.slug ?? ''))}
                sampleLink={home.sampleLink}
                businessName={business?.title}
              />
            </li>
          ))}
        </ol>
      </Section>
      {companions.length > 0 ? (
        <Section tone="tinted">
          <SectionHeading title="Works well with" />
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
          <h2 className={styles.nextTitle}>Next steps</h2>
          <ul className={styles.options}>
            <li>
              <ButtonLink href={stepHref(answers.slice(0, -1))} variant="secondary">
                Choose another task
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
