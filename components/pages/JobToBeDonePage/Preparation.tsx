import { Section, SectionHeading } from '@/components/ui/Container/Container';
import { evenColumns } from '@/components/ui/Grid/Grid';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { Warnings } from '@/components/ui/Warnings/Warnings';
import { present } from '@/lib/content/present';
import { uniqueTexts } from '@/lib/content/preview/field-marks';
import { pageHref } from '@/lib/content/routing/links';
import { inOneLine } from '@/lib/hazards/one-line';
import { mixingWarnings, namedMixture } from '@/lib/hazards/mixing';
import { protectionOf } from '@/lib/hazards/protection';
import { suppliesOf, type ProductOfJob } from './supplies';
import styles from './JobToBeDonePage.module.css';

/** What to have ready for a job: its products with their doses, and what to wear; all from the products' own entries. */
export function Preparation({ products }: { products: readonly ProductOfJob[] }) {
  const protection = protectionOf(...products.map((product) => present(product.protectiveEquipment)));
  const supplies = suppliesOf(products);
  const warnings = uniqueTexts(products.flatMap((product) => present(product.warnings)));
  return (
    <Section narrow>
      <SectionHeading title="Before you start" />
      <ul {...evenColumns(supplies.length, styles.supplies)} aria-label="Products and doses">
        {supplies.map(({ id, name, slug, doses, contactTime }) => (
          <li key={id}>
            {slug ? <SmartLink href={pageHref(slug)}>{name}</SmartLink> : name}
            {doses.map((dose) => (
              <p key={dose}>{dose}</p>
            ))}
            {contactTime ? <p>Contact time: {contactTime}</p> : null}
          </li>
        ))}
      </ul>
      {protection.length > 0 ? (
        <p className={styles.wear}>
          <strong>Wear and mind:</strong> {inOneLine(protection)}
        </p>
      ) : null}
      <Warnings warnings={[...warnings, ...mixingWarnings(products.map(namedMixture))]} />
    </Section>
  );
}
