import { classNames } from '@/components/ui/class-names';
import { Button, ButtonLink } from '@/components/ui/Button/Button';
import { Section, SectionHeading } from '@/components/ui/Container/Container';
import { Icon } from '@/components/ui/Icon/Icon';
import { present } from '@/lib/content/present';
import { answerName, passRule, questionList, type QuizItem, type QuizResult } from './quiz';
import styles from './GhsTrainingPage.module.css';

type Question = QuizItem & { sys: { id: string } };

function QuizQuestion({ item, index, result }: { item: Question; index: number; result: QuizResult | null }) {
  const mark = result?.answers[index];
  return (
    <fieldset className={classNames(styles.question, mark && (mark.right ? styles.right : styles.wrong))}>
      <legend>
        {index + 1}. {item.question}
        {item.critical ? ' (required to pass)' : null}
      </legend>
      {present(item.options).map((option, place) => (
        <label key={option} className={styles.option}>
          <input
            type="radio"
            name={answerName(index)}
            value={place + 1}
            required
            defaultChecked={mark?.chosen === place + 1}
          />
          {option}
        </label>
      ))}
      {mark ? (
        <p className={styles.mark}>
          <Icon name={mark.right ? 'check' : 'info'} />
          <span>
            <strong>
              {mark.right
                ? 'Right.'
                : `Not quite. The answer is “${present(item.options)[(item.correctOption ?? 0) - 1] ?? ''}”.`}
            </strong>{' '}
            {item.explanation}
          </span>
        </p>
      ) : null}
    </fieldset>
  );
}

const failureText = ({ missed }: QuizResult, rule: string): string => {
  const open = missed.length > 0 ? ` You missed ${questionList(missed)}, which you need to get right.` : '';
  return `You didn’t pass. ${rule}${open} Read the explanations below and try again.`;
};

/** Quiz as a GET form. The server responds with the same page, each answer marked and explained. */
export function Quiz({
  title,
  introduction,
  passMark,
  questions,
  result,
  action,
}: {
  title: string | null;
  introduction: string | null;
  passMark: number | null;
  questions: readonly Question[];
  result: QuizResult | null;
  action: string;
}) {
  const rule = passRule(questions, passMark);
  return (
    <Section narrow tone="tinted" id="quiz">
      <SectionHeading title={title} introduction={[introduction, rule].filter(Boolean).join(' ')} />
      {result ? (
        <div id="result" role="group" aria-labelledby="score" tabIndex={-1} className={styles.result}>
          <p id="score" className={styles.score}>
            {result.score} of {questions.length} right: {result.percent} percent
          </p>
          <p>
            {result.passed
              ? 'You passed. Your certificate is at the top of this page.'
              : failureText(result, rule)}
          </p>
          <div className={styles.resultActions} data-noprint>
            {result.passed ? <ButtonLink href="#certificate">View certificate</ButtonLink> : null}
            <ButtonLink href={`${action}#quiz`} variant="outline">
              Start again
            </ButtonLink>
          </div>
        </div>
      ) : null}
      <form action={`${action}#result`} method="get" className={styles.quiz}>
        <input type="hidden" name="checked" value="1" />
        {questions.map((item, index) => (
          <QuizQuestion key={item.sys.id} item={item} index={index} result={result} />
        ))}
        <Button type="submit">Check my answers</Button>
      </form>
    </Section>
  );
}
