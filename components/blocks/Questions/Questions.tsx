import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/Icon/Icon';
import { Prose } from '@/components/ui/Prose/Prose';
import { present } from '@/lib/content/present';
import type { BlockContext } from '../context';
import { RichTextBody } from '../RichText/RichTextBody';
import { OpenTarget } from './OpenTarget.client';
import { anchorOf, type QuestionItem } from './questions';
import styles from './Questions.module.css';

function Question({
  question,
  context,
  depth,
}: {
  question: QuestionItem;
  context: BlockContext;
  depth: number;
}) {
  const below = present(question.subQuestionsCollection?.items);
  const anchor = anchorOf(question);
  if (!question.question) return null;
  return (
    <details className={classNames(styles.question, depth > 0 && styles.below)}>
      <summary>
        {question.question}
        <Icon name="chevron-down" />
      </summary>
      {/* The anchor is inside the panel, because browsers open a closed panel if the URL fragment targets its
          content. */}
      <div className={styles.answer} id={anchor}>
        <Prose>
          <RichTextBody body={question.answer?.body} context={context} headingLevel={4} />
        </Prose>
        {below.length > 0 ? (
          <div className={styles.list}>
            {below.map((sub) => (
              <Question key={sub.sys.id} question={sub} context={context} depth={depth + 1} />
            ))}
          </div>
        ) : null}
        <a href={`#${anchor}`} className={styles.link} data-noprint>
          Link to this answer
          <span className="visually-hidden">: {question.question}</span>
        </a>
      </div>
    </details>
  );
}

export function Questions({
  questions,
  context,
}: {
  questions: readonly QuestionItem[];
  context: BlockContext;
}) {
  return (
    <div className={styles.list}>
      {questions.map((question) => (
        <Question key={question.sys.id} question={question} context={context} depth={0} />
      ))}
      <OpenTarget />
    </div>
  );
}
