import type { ReactNode } from 'react';
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
  /** What was answered. */
  answer?: string;
  /** Where it is changed, or looked at again. */
  href?: string;
  state: 'done' | 'now' | 'next';
}

interface Props {
  assistant: Assistant;
  given: readonly Answer[];
  needs?: readonly Answer[];
  /** Where the visitor is: a question, the recommendation or the plan. */
  now: 'question' | 'products' | 'plan';
}

function stepsOf({ assistant, given, needs = [], now }: Props): Step[] {
  const { questions, needs: last, result, plan } = assistant;
  const done = given.map((answer, index): Step => ({
    key: answer.id,
    name: questionOf(assistant, answer)?.name ?? '',
    answer: answer.title,
    href: stepHref(given.slice(0, index)),
    state: 'done',
  }));
  const answered = new Set(given.flatMap((answer) => questionOf(assistant, answer)?.slug ?? []));
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
          // The form is in the recommendation, where what was ticked still is.
          href: `${productsHref(given, needs)}#${NEEDS_ID}`,
          state: 'done',
        };
      return { key: question.slug, name: question.name, state: index === 0 ? 'now' : 'next' };
    }),
    {
      key: 'products',
      name: result.name,
      href: now === 'plan' ? productsHref(given, needs) : undefined,
      state: now === 'products' ? 'now' : now === 'plan' ? 'done' : 'next',
    },
    { key: 'plan', name: plan.name, state: now === 'plan' ? 'now' : 'next' },
  ];
}

/** A link to a step. To a part of a page the browser goes itself, since only it opens what the part is folded into. */
function StepLink({ href, children }: { href: string; children: ReactNode }) {
  return href.includes('#') ? (
    <a href={href} className={styles.words}>
      {children}
    </a>
  ) : (
    <SmartLink href={href} className={styles.words}>
      {children}
    </SmartLink>
  );
}

/** The steps of the assistant: what was answered leads back to its question, so that it can be changed. */
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
                  <StepLink href={href}>
                    {words}
                    {answer ? <span className="visually-hidden"> (change)</span> : null}
                  </StepLink>
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
