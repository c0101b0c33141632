import { Fragment } from 'react';
import type { PageNamed } from '@/lib/content/pages/page-documents';
import { GhsPictogram } from '@/components/blocks/GhsPictogram/GhsPictogram';
import { pictogramNamed } from '@cleanpro/product-safety/hazards/pictograms';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { Icon } from '@/components/ui/Icon/Icon';
import { Section, SectionHeading } from '@/components/ui/Container/Container';
import { evenColumnsProps } from '@/components/ui/Grid/Grid';
import { present } from '@/lib/content/present';
import type { IncompatibleProducts } from '@/lib/content/catalogue/incompatible-products';
import { fromField, withoutFieldMarks } from '@/lib/content/preview/field-marks';
import { DRUG_EQUIPMENT, DRUG_STATEMENTS } from '@cleanpro/product-safety/hazards/drugs';
import { incompatibleMaterials, SEPARATION } from '@cleanpro/product-safety/hazards/incompatibility';
import { isMildPack, PACK_CHANGE } from '@cleanpro/product-safety/hazards/pack-change';
import { mixtureOf } from '@cleanpro/product-safety/hazards/substances';
import { pageHref } from '@cleanpro/content-values/paths/links';
import {
  hazardStatements,
  precautionaryStatements,
  type Statement,
} from '@cleanpro/product-safety/hazards/summary';
import styles from './Safety.module.css';

type Product = NonNullable<PageNamed<'ProductsPage'>['product']>;

/** Whether a statement is about environmental hazards (H4xx), which US labels are not required to show. */
const isVoluntary = ({ code }: Statement): boolean => code.startsWith('H4');

/**
 * @param name the product's name. In previews, it ends with the invisible mark of its field.
 * @param isDrug whether the product is used on bare hands, regardless of its precautionary statements
 */
function Hazards({
  hazards,
  name,
  isDrug,
}: {
  hazards: NonNullable<Product['hazards']>;
  name: string | null;
  isDrug: boolean;
}) {
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
          {isDrug ? <p>{DRUG_STATEMENTS.en}</p> : null}
        </details>
      ) : null}
    </div>
  );
}

const NeverMix = ({ incompatible }: { incompatible: readonly IncompatibleProducts[] }) => (
  <div className={styles.neverMix}>
    <h3>Never mix with</h3>
    <ul>
      {incompatible.map(({ name, danger, products }) => (
        <li key={name}>
          <strong>{name}</strong>: {danger}
          {products.length > 0 ? (
            <>
              . In this catalog:{' '}
              {products.map((product, index) => (
                <Fragment key={product.slug}>
                  {index > 0 ? ', ' : null}
                  <SmartLink href={pageHref(product.slug)}>{product.name}</SmartLink>
                </Fragment>
              ))}
            </>
          ) : null}
        </li>
      ))}
    </ul>
    <p>{SEPARATION.en}</p>
  </div>
);

/** Whether a product has safety information. Tools and paper may have none. */
export const hasSafety = ({ hazards, protectiveEquipment }: Product): boolean =>
  Boolean(hazards) || present(protectiveEquipment).length > 0;

/** Hazards of a product as sold, protective equipment, and what the product must not be mixed with. */
export function Safety({
  product,
  incompatible,
}: {
  product: Product;
  incompatible: readonly IncompatibleProducts[];
}) {
  const marked = (texts: readonly (string | null)[] | null, field: string): string[] =>
    present(texts).map((text) => fromField(text, field, product.productName));
  const isDrug = Boolean(product.drugFacts);
  const isProtectedInBulk = isDrug && present(product.hazards?.precautionaryStatements).includes('P280');
  const isMild = isMildPack({
    ...product,
    protectiveEquipment: present(product.protectiveEquipment).map(withoutFieldMarks),
  });
  const lists = [
    {
      title: 'What to wear',
      items: isProtectedInBulk
        ? [DRUG_EQUIPMENT.en]
        : [
            ...marked(product.protectiveEquipment, 'protectiveEquipment'),
            ...(isMild ? [PACK_CHANGE.en] : []),
          ],
    },
    {
      title: 'Keep away from',
      items: incompatibleMaterials(mixtureOf(product), marked(product.incompatibleWith, 'incompatibleWith')),
    },
  ].filter(({ items }) => items.length > 0);
  const sheet = present(product.safetyDataSheetsCollection?.items)[0]?.pdf?.url;
  return (
    <Section id="safety">
      <SectionHeading title="Safety" />
      <div className={styles.columns}>
        {product.hazards ? (
          <Hazards hazards={product.hazards} name={product.productName} isDrug={isDrug} />
        ) : null}
        <div {...evenColumnsProps(lists.length, styles.lists)}>
          {lists.map(({ title, items }) => (
            <div key={title}>
              <h3>{title}</h3>
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
          <p>
            {product.epaRegistrationNumber ? 'Keep out of reach of children. ' : null}
            For the product as sold. The label and the{' '}
            {sheet ? (
              <SmartLink href={sheet} target="_blank">
                safety data sheet
              </SmartLink>
            ) : (
              'safety data sheet'
            )}{' '}
            have the full text.
          </p>
          {incompatible.length > 0 ? <NeverMix incompatible={incompatible} /> : null}
        </div>
      </div>
    </Section>
  );
}
