import { Container } from '@/components/ui/Container/Container';
import { Icon } from '@/components/ui/Icon/Icon';
import { classNames } from '@/components/ui/class-names';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { NEEDS_ID, productsHref, stepHref } from '@/lib/recommender/addresses';
import type { Answer, Assistant, AssistantPage } from '@/lib/recommender/assistant';
import { questionCount, questionsOf } from '@/lib/recommender/steps';
import styles from './Progress.module.css';

interface Step {
  key: string;
  name: string;
  answer?: string;
  /** Link back to the step, to change or review the answer. */
  href?: string;
  state: 'done' | 'now' | 'next';
}

interface Props {
  assistant: Assistant;
  answers: readonly Answer[];
  needs?: readonly Answer[];
  /** Current step: a question, the recommendation or the plan. */
  currentStep: AssistantPage | 'products' | 'plan';
}

/** Returns the steps of the questions. A question without choices for the visitor is skipped but keeps its number. */
function questionSteps({ assistant, answers, needs = [], currentStep }: Props): Step[] {
  const questions = questionsOf(assistant);
  const current = questions.findIndex((question) => question === currentStep);
  return questions.map((question, index): Step => {
    const { slug: key, name } = question;
    if (index === current) return { key, name, state: 'now' };
    if (current !== -1 && index > current) return { key, name, state: 'next' };
    if (question === assistant.needs)
      return {
        key,
        name,
        answer: needs.map(({ title }) => title).join(', ') || 'None',
        // Link to the form on the recommendation page, where the current choices are still checked.
        href: `${productsHref(answers, needs)}#${NEEDS_ID}`,
        state: 'done',
      };
    const at = answers.findIndex((answer) => question.answers.includes(answer));
    return at === -1
      ? { key, name, answer: 'Not applicable', state: 'done' }
      : { key, name, answer: answers[at]?.title, href: stepHref(answers.slice(0, at)), state: 'done' };
  });
}

function stepsOf(props: Props): Step[] {
  const { assistant, answers, needs = [], currentStep } = props;
  const { result, plan } = assistant;
  return [
    ...questionSteps(props),
    {
      key: 'products',
      name: result.name,
      href: currentStep === 'plan' ? productsHref(answers, needs) : undefined,
      state: currentStep === 'products' ? 'now' : currentStep === 'plan' ? 'done' : 'next',
    },
    { key: 'plan', name: plan.name, state: currentStep === 'plan' ? 'now' : 'next' },
  ];
}

function countOf({ assistant, currentStep }: Props): string {
  return typeof currentStep === 'string'
    ? `All ${questionsOf(assistant).length} questions answered`
    : questionCount(assistant, currentStep);
}

/** Steps of the assistant. Each answer links back to its question, so that visitors can change it. */
export function Progress(props: Props) {
  const steps = stepsOf(props);
  const questions = questionsOf(props.assistant).length;
  return (
    <nav className={styles.progress} aria-label="Steps" data-noprint>
      <Container>
        <p className={styles.count}>{countOf(props)}</p>
        <ol className={styles.steps}>
          {steps.map(({ key, name, answer, href, state }, index) => {
            const words = (
              <>
                <span className={styles.name}>{name}</span>
                {answer ? <span className={styles.answer}>{answer}</span> : null}
              </>
            );
            return (
              <li
                key={key}
                className={classNames(styles.step, styles[state])}
                aria-current={state === 'now' ? 'step' : undefined}
              >
                <span className={styles.mark} aria-hidden="true">
                  {/* The recommendation and the plan are not questions, so they have no number. */}
                  {state === 'done' ? (
                    <Icon name="check" />
                  ) : index < questions ? (
                    index + 1
                  ) : (
                    <Icon name="arrow-right" />
                  )}
                </span>
                {href ? (
                  <SmartLink href={href} className={styles.words}>
                    {words}
                    {answer ? <span className="visually-hidden"> (change)</span> : null}
                  </SmartLink>
                ) : (
                  <span className={styles.words}>{words}</span>
                )}
              </li>
            );
          })}
        </ol>
      </Container>
    </nav>
  );
}
