import type { PageNamed } from '@/lib/content/pages/page-documents';
import { present } from '@/lib/content/present';
import styles from './DrugFacts.module.css';

type Facts = NonNullable<NonNullable<PageNamed<'ProductsPage'>['product']>['drugFacts']>;

function Part({ title, lines }: { title: string; lines: (string | null)[] | null }) {
  const texts = present(lines);
  return texts.length > 0 ? (
    <div>
      <h4>{title}</h4>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  ) : null;
}

/** Label of an over-the-counter drug, in the order required by 21 CFR 201.66. */
export function DrugFacts({ facts }: { facts: Facts }) {
  return (
    <section className={styles.facts} aria-labelledby="drug-facts">
      <h3 id="drug-facts">Drug Facts</h3>
      <dl>
        <div>
          <dt>Active ingredient</dt>
          <dd>{facts.activeIngredient}</dd>
        </div>
        <div>
          <dt>Purpose</dt>
          <dd>{facts.purpose}</dd>
        </div>
      </dl>
      <Part title="Uses" lines={facts.uses} />
      <Part title="Warnings" lines={facts.warnings} />
      <Part title="Directions" lines={facts.directions} />
      <Part title="Other information" lines={facts.otherInformation} />
      <Part title="Inactive ingredients" lines={[present(facts.inactiveIngredients).join(', ')]} />
    </section>
  );
}
