import { Button } from '@/components/ui/Button/Button';
import { Icon } from '@/components/ui/Icon/Icon';
import { pluralize } from '@/components/ui/pluralize';
import { NEED, productsHref } from '@/lib/recommender/addresses';
import type { Answer } from '@/lib/recommender/assistant';
import styles from './Needs.module.css';

export interface NeedChoice {
  need: Answer;
  /** Number of products for the task that meet the need. */
  products: number;
}

/**
 * Form that narrows the recommendation to products that meet the visitor's needs, such as "fragrance-free". It is a
 * plain GET form, so the URL contains the choices.
 */
export function Needs({
  title,
  choices,
  answers,
  chosen,
}: {
  title: string;
  choices: readonly NeedChoice[];
  answers: readonly Answer[];
  chosen: readonly Answer[];
}) {
  return (
    <form action={productsHref(answers)} method="get" className={styles.form}>
      {choices.length > 0 ? (
        <fieldset className={styles.fields}>
          <legend className="visually-hidden">{title}</legend>
          {choices.map(({ need, products }) => (
            <div key={need.id} className={styles.need}>
              <input
                type="checkbox"
                id={`need-${need.code}`}
                name={NEED}
                value={need.code}
                defaultChecked={chosen.includes(need)}
                className={styles.box}
                aria-describedby={`need-${need.code}-text`}
              />
              <div className={styles.words}>
                <label htmlFor={`need-${need.code}`} className={styles.title}>
                  {need.title}
                </label>
                <p id={`need-${need.code}-text`} className={styles.text}>
                  {need.text}{' '}
                  <span className={styles.count}>{pluralize(products, 'product')} for this task</span>
                </p>
              </div>
            </div>
          ))}
        </fieldset>
      ) : (
        <p>No product for this task meets any special requirements, so there’s nothing to select.</p>
      )}
      <Button type="submit">
        Show recommendation
        <Icon name="arrow-right" />
      </Button>
    </form>
  );
}
