import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/Icon/Icon';
import { Picture } from '@/components/ui/Picture/Picture';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { stepHref } from '@/lib/recommender/addresses';
import type { Answer } from '@/lib/recommender/assistant';
import { assistantPicture } from '../picture';
import styles from './Choices.module.css';

/** Answers to a question, each with a link to the next question. They have pictures only if every answer has one. */
export function Choices({
  choices,
  answers,
  level = 2,
}: {
  choices: readonly Answer[];
  answers: readonly Answer[];
  level?: 2 | 3;
}) {
  const pictures = choices.map(({ image }) => assistantPicture(image));
  const illustrated = pictures.every((picture) => picture !== null);
  const Tag = `h${level}` as const;
  return (
    <ul className={classNames(styles.choices, illustrated && styles.illustrated)}>
      {choices.map((answer, index) => {
        const picture = illustrated ? pictures[index] : null;
        return (
          <li key={answer.id} className={styles.choice}>
            {picture ? (
              <div className={styles.picture}>
                <Picture source={picture.source} alt={picture.alt} surface="choice" />
              </div>
            ) : null}
            <div className={styles.words}>
              <Tag className={styles.title}>
                <SmartLink href={stepHref([...answers, answer])}>{answer.title}</SmartLink>
              </Tag>
              {answer.text ? <p className={styles.text}>{answer.text}</p> : null}
            </div>
            <span className={styles.arrow}>
              <Icon name="arrow-right" />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
