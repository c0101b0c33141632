import { classNames } from '@/components/ui/class-names';
import { Button, ButtonLink } from '@/components/ui/Button/Button';
import { Section, SectionHeading } from '@/components/ui/Container/Container';
import { Icon } from '@/components/ui/Icon/Icon';
import { present } from '@/lib/content/present';
import { answerName, type QuizItem, type QuizResult } from './quiz';
import styles from './GhsTrainingPage.module.css';

type Question = QuizItem & { sys: { id: string } };

function QuizQuestion({ item, index, result }: { item: Question; index: number; result: QuizResult | null }) {
  const mark = result?.answers[index];
  return (
    <fieldset className={classNames(styles.question, mark && (mark.right ? styles.right : styles.wrong))}>
      <legend>
        {index + 1}. {item.question}
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
                : `Not right: the answer is “${present(item.options)[(item.correctOption ?? 0) - 1] ?? ''}”.`}
            </strong>{' '}
            {item.explanation}
          </span>
        </p>
      ) : null}
    </fieldset>
  );
}

/** The quiz as a GET form: the same page comes back with each answer marked and explained. */
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
  return (
    <Section narrow tone="tinted" id="quiz">
      <SectionHeading title={title} introduction={introduction} />
      {result ? (
        <div id="result" className={styles.result} role="status">
          <p className={styles.score}>
            {result.score} of {questions.length} right: {result.percent} percent
          </p>
          <p>
            {result.passed
              ? 'You have passed. Your certificate stands at the top of this page.'
              : `You need ${passMark ?? 80} percent. Read what the marks below say and try again.`}
          </p>
          <div className={styles.resultActions} data-noprint>
            {result.passed ? <ButtonLink href="#certificate">To the certificate</ButtonLink> : null}
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
