import type { SafetyDataSheetFragment } from '@/graphql/generated/operations';
import { GhsPictogram } from '@/components/blocks/GhsPictogram/GhsPictogram';
import { pictogramNamed } from '@cleanpro/product-safety/hazards/pictograms';
import { Icon } from '@/components/ui/Icon/Icon';
import { present } from '@/lib/content/present';
import { fromField } from '@/lib/content/preview/field-marks';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import styles from './SheetTable.module.css';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

const nameOf = (sheet: SafetyDataSheetFragment): string =>
  `${sheet.productBrand ?? ''} ${sheet.productName ?? ''}`;

/** Sorts by product, with the English sheet of each product first. */
const inOrder = (sheets: readonly SafetyDataSheetFragment[]): SafetyDataSheetFragment[] =>
  sheets.toSorted(
    (a, b) =>
      nameOf(a).localeCompare(nameOf(b), 'en') ||
      Number(b.language?.code === 'en') - Number(a.language?.code === 'en'),
  );

/** Table of safety data sheets. On narrow screens, each sheet is a card. */
export function SheetTable({
  sheets,
  notes,
  label,
}: {
  sheets: readonly SafetyDataSheetFragment[];
  /**
   * Notes from the search, by sheet id. If the query asks for bleach, for example, they state which products contain
   * chlorine bleach.
   */
  notes?: ReadonlyMap<string, string | undefined>;
  label: string;
}) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.product}>
            Product
          </th>
          <th scope="col" className={styles.hazardColumn}>
            Hazard
          </th>
          <th scope="col" className={styles.language}>
            Language
          </th>
          <th scope="col" className={styles.revised}>
            Revised
          </th>
          <th scope="col">Sheet</th>
        </tr>
      </thead>
      <tbody>
        {inOrder(sheets).map((sheet) => {
          const { productName, signalWord, revisionDate } = sheet;
          const revised = revisionDate
            ? fromField(DAY.format(new Date(revisionDate)), 'revisionDate', productName)
            : null;
          const signal = signalWord === 'None' ? 'No signal word' : signalWord;
          const note = notes?.get(sheet.sys.id);
          const name = (
            <>
              {nameOf(sheet)}, <span lang={sheet.language?.code ?? undefined}>{sheet.language?.name}</span>
            </>
          );
          return (
            <tr key={sheet.sys.id}>
              <th scope="row">
                <span className={styles.brand}>{sheet.productBrand}</span> {sheet.productName}
                <span className={styles.number}>{sheet.sdsNumber}</span>
                {note ? <span className={styles.mark}>{note}</span> : null}
              </th>
              <td>
                <span className={styles.hazard}>
                  {present(sheet.pictograms).map((value) => {
                    const pictogram = pictogramNamed(value);
                    return pictogram ? <GhsPictogram key={value} name={pictogram} size={34} /> : null;
                  })}
                  {signal && fromField(signal, 'signalWord', productName)}
                </span>
              </td>
              <td lang={sheet.language?.code ?? undefined}>{sheet.language?.name}</td>
              <td>{revised}</td>
              <td>
                {sheet.pdf?.url ? (
                  <span className={styles.actions}>
                    <SmartLink href={sheet.pdf.url} target="_blank">
                      <Icon name="document" />
                      Open<span className="visually-hidden"> the sheet for {name}</span>
                    </SmartLink>
                    <a href={sheet.pdf.url} download={sheet.pdf.fileName ?? true}>
                      <Icon name="download" />
                      <span className="visually-hidden">Download the sheet for {name}</span>
                    </a>
                  </span>
                ) : null}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
