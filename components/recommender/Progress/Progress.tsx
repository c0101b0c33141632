import { Container } from '@/components/ui/Container/Container';
import { Icon } from '@/components/ui/Icon/Icon';
import { classNames } from '@/components/ui/class-names';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { NEEDS_ID, productsHref, stepHref } from '@/lib/recommender/addresses';
import type { Answer, Assistant } from '@/lib/recommender/assistant';
import { questionOf } from '@/lib/recommender/steps';
import styles from './Progress.module.css';

interface Step {
  key: string;
  name: string;
  /** The answer's title. */
  answer?: string;
  /** Link to the step, to change or review the answer. */
  href?: string;
  state: 'done' | 'now' | 'next';
}

interface Props {
  assistant: Assistant;
  answers: readonly Answer[];
  needs?: readonly Answer[];
  /** The current step: a question, the recommendation or the plan. */
  now: 'question' | 'products' | 'plan';
}

function stepsOf({ assistant, answers, needs = [], now }: Props): Step[] {
  const { questions, needs: last, result, plan } = assistant;
  const done = answers.map((answer, index): Step => ({
    key: answer.id,
    name: questionOf(assistant, answer)?.name ?? '',
    answer: answer.title,
    href: stepHref(answers.slice(0, index)),
    state: 'done',
  }));
  const answered = new Set(answers.flatMap((answer) => questionOf(assistant, answer)?.slug ?? []));
  const open = [...questions, ...(last ? [last] : [])].filter(
    (question) => question === last || !answered.has(question.slug),
  );
  const asking = now === 'question';
  const chosen = needs.map(({ title }) => title).join(', ');
  return [
    ...done,
    ...open.map((question, index): Step => {
      if (!asking)
        return {
          key: question.slug,
          name: question.name,
          answer: chosen || 'None',
          // The form is part of the recommendation, with the choices still ticked.
          href: `${productsHref(answers, needs)}#${NEEDS_ID}`,
          state: 'done',
        };
      return { key: question.slug, name: question.name, state: index === 0 ? 'now' : 'next' };
    }),
    {
      key: 'products',
      name: result.name,
      href: now === 'plan' ? productsHref(answers, needs) : undefined,
      state: now === 'products' ? 'now' : now === 'plan' ? 'done' : 'next',
    },
    { key: 'plan', name: plan.name, state: now === 'plan' ? 'now' : 'next' },
  ];
}

/** The steps of the assistant; each answer links back to its question, so that it can be changed. */
export function Progress(props: Props) {
  const steps = stepsOf(props);
  const at = steps.findIndex(({ state }) => state === 'now') + 1;
  return (
    <nav className={styles.progress} aria-label="Steps" data-noprint>
      <Container>
        <p className={styles.count}>
          Step {at} of {steps.length}
        </p>
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
                  {state === 'done' ? <Icon name="check" /> : index + 1}
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
