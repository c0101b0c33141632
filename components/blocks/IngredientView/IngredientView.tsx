import type { IngredientViewFragment } from '@/graphql/generated/operations';
import { Section, SectionHeading } from '@/components/ui/Container/Container';
import { Table } from '@/components/ui/Table/Table';
import { Panel } from '../Accordion/Accordion';
import { LinkButton } from '../LinkButton/LinkButton';
import { hasIngredients, parseIngredients } from './ingredients';
import styles from './IngredientView.module.css';

export function IngredientView({ view }: { view: IngredientViewFragment }) {
  if (!hasIngredients(view)) return null;
  const ingredients = parseIngredients(view.ingredients);
  return (
    <Section id="ingredients">
      <div className={styles.view}>
        <SectionHeading title="Ingredients" introduction={view.introduction} />
        {ingredients.length > 0 ? (
          <Panel title={`All ${ingredients.length} ingredients`}>
            <Table caption="Ingredients" hidesCaption dense>
              <thead>
                <tr>
                  <th scope="col">Ingredient</th>
                  <th scope="col">Purpose</th>
                  <th scope="col">CAS number</th>
                </tr>
              </thead>
              <tbody>
                {ingredients.map(({ name, purpose, casNumber }) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td>{purpose ?? '–'}</td>
                    <td className={styles.number}>{casNumber ?? '–'}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </Panel>
        ) : null}
        {view.smartlabel ? <LinkButton button={view.smartlabel} fallback="link" /> : null}
      </div>
    </Section>
  );
}
