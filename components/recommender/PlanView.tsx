import type { ReactNode } from 'react';
import { Container } from '@/components/ui/Container/Container';
import { ButtonLink } from '@/components/ui/Button/Button';
import { PrintButton } from '@/components/ui/PrintButton/PrintButton.client';
import { toHref } from '@cleanpro/content-values/paths/links';
import { sampleHref } from '@/lib/content/routing/sample-page';
import { productsHref, stepHref } from '@/lib/recommender/addresses';
import type { Answer, Assistant } from '@/lib/recommender/assistant';
import type { CleaningPlan } from '@/lib/recommender/plan';
import { AssistantText } from './AssistantText';
import { AssistantLinks } from './Buttons';
import { PrintedPlan } from './PrintedPlan/PrintedPlan';
import { Progress } from './Progress/Progress';
import { StepHeading } from './StepHeading/StepHeading';
import styles from './PlanView.module.css';

interface Props {
  assistant: Assistant;
  answers: readonly Answer[];
  needs: readonly Answer[];
  plan: CleaningPlan;
  share: ReactNode;
}

/** Cleaning plan with its actions next to it. Only the plan is printed. */
export function PlanView({ assistant, answers, needs, plan, share }: Props) {
  const { plan: words, home } = assistant;
  const sample = plan.product.sampleAvailable ? toHref(home.sampleLink?.link) : undefined;
  return (
    <>
      <Progress assistant={assistant} answers={answers} needs={needs} currentStep="plan" />
      <Container className={styles.band}>
        <div data-noprint>
          <StepHeading title={words.title} introduction={words.page.introduction} />
        </div>
        <div className={styles.columns}>
          <PrintedPlan plan={plan} />
          <div className={styles.actions} data-noprint>
            <PrintButton>Print this plan</PrintButton>
            {share}
            {sample ? (
              <ButtonLink href={sampleHref(plan.product.slug, sample)} variant="outline">
                {home.sampleLink?.linkText}
              </ButtonLink>
            ) : null}
            <ButtonLink href={productsHref(answers, needs)} variant="ghost">
              Back to the recommendation
            </ButtonLink>
            <ButtonLink href={stepHref(answers.slice(0, -1))} variant="ghost">
              Plan another task
            </ButtonLink>
            <ul className={styles.links}>
              <AssistantLinks links={words.page.linksCollection?.items} />
            </ul>
          </div>
        </div>
        <div className={styles.note}>
          <AssistantText text={words.page.body} />
        </div>
      </Container>
    </>
  );
}
