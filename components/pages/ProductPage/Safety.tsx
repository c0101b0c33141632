import type { PageNamed } from '@/lib/content/pages/page-documents';
import { GhsPictogram } from '@/components/blocks/GhsPictogram/GhsPictogram';
import { pictogramNamed } from '@/components/blocks/GhsPictogram/pictograms';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { Icon } from '@/components/ui/Icon/Icon';
import { Section, SectionHeading } from '@/components/ui/Container/Container';
import { evenColumns } from '@/components/ui/Grid/Grid';
import { present } from '@/lib/content/present';
import { fromField } from '@/lib/content/preview/field-marks';
import { hazardStatements, precautionaryStatements, type Statement } from './hazard-summary';
import styles from './Safety.module.css';

type Product = NonNullable<PageNamed<'ProductsPage'>['product']>;

/** Hazards to the environment, which the United States do not require on a label. */
const isVoluntary = ({ code }: Statement): boolean => code.startsWith('H4');

/** @param name the product's, in a preview with its mark */
function Hazards({ hazards, name }: { hazards: NonNullable<Product['hazards']>; name: string | null }) {
  const marked = (
    text: string,
    field: 'signalWord' | 'hazardStatements' | 'precautionaryStatements',
  ): string => fromField(text, field, name, hazards.sys.id);
  const statements = hazardStatements(hazards);
  const precautions = precautionaryStatements(hazards);
  if (statements.length === 0)
    return (
      <p className={styles.none}>
        {marked(
          'Not classified as hazardous under the OSHA Hazard Communication Standard (29 CFR 1910.1200).',
          'hazardStatements',
        )}
      </p>
    );
  return (
    <div className={styles.label}>
      <div className={styles.signal}>
        {present(hazards.pictograms).map((name) => {
          const pictogram = pictogramNamed(name);
          return pictogram ? <GhsPictogram key={name} name={pictogram} size={64} /> : null;
        })}
        {hazards.signalWord && hazards.signalWord !== 'None' ? (
          <strong>{marked(hazards.signalWord, 'signalWord')}</strong>
        ) : null}
      </div>
      <ul className={styles.statements}>
        {statements.map((statement) => (
          <li key={statement.code}>
            <span>{marked(statement.code, 'hazardStatements')}</span>{' '}
            {marked(statement.text, 'hazardStatements')}
            {isVoluntary(statement) ? ' (not part of the OSHA standard)' : null}
          </li>
        ))}
      </ul>
      {precautions.length > 0 ? (
        <details className={styles.precautions}>
          <summary>
            Precautionary statements
            <Icon name="chevron-down" />
          </summary>
          <ul className={styles.statements}>
            {precautions.map(({ code, text }) => (
              <li key={code}>
                <span>{marked(code, 'precautionaryStatements')}</span>{' '}
                {marked(text, 'precautionaryStatements')}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}

/** Whether a product has anything to say about safety: tools and paper may have nothing. */
export const hasSafety = ({ hazards, protectiveEquipment }: Product): boolean =>
  Boolean(hazards) || present(protectiveEquipment).length > 0;

/** The hazards of a product as sold, what to wear, and what it must not meet. */
export function Safety({ product }: { product: Product }) {
  const lists = [
    { title: 'Wear', field: 'protectiveEquipment', items: present(product.protectiveEquipment) },
    { title: 'Keep apart from', field: 'incompatibleWith', items: present(product.incompatibleWith) },
  ].filter(({ items }) => items.length > 0);
  const sheet = present(product.safetyDataSheetsCollection?.items)[0]?.pdf?.url;
  return (
    <Section id="safety">
      <SectionHeading title="Safety" />
      <div className={styles.columns}>
        {product.hazards ? <Hazards hazards={product.hazards} name={product.productName} /> : null}
        <div {...evenColumns(lists.length, styles.lists)}>
          {lists.map(({ title, field, items }) => (
            <div key={field}>
              <h3>{title}</h3>
              <ul>
                {items.map((item) => (
                  <li key={item}>{fromField(item, field, product.productName)}</li>
                ))}
              </ul>
            </div>
          ))}
          <p>
            Of the product as sold. The label and the{' '}
            {sheet ? (
              <SmartLink href={sheet} target="_blank">
                safety data sheet
              </SmartLink>
            ) : (
              'safety data sheet'
            )}{' '}
            have the whole text.
          </p>
        </div>
      </div>
    </Section>
  );
}
