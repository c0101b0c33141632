import { Fragment } from 'react';
import { EMPTY_BLOCK_CONTEXT } from '@/components/blocks/context';
import { pictureSource } from '@/components/blocks/picture-source';
import { PageTop } from '@/components/pages/PageTop/PageTop';
import { Container, Section } from '@/components/ui/Container/Container';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/Icon/Icon';
import { Picture } from '@/components/ui/Picture/Picture';
import { PrintButton } from '@/components/ui/PrintButton/PrintButton.client';
import { ShareButton } from '@/components/ui/ShareButton/ShareButton.client';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { Unavailable } from '@/components/ui/Unavailable/Unavailable';
import { present } from '@/lib/content/present';
import type { Compared } from '@/lib/compare/products';
import { compareHref, MAX_COMPARED } from '@/lib/compare/selection';
import { pageHref } from '@cleanpro/content-values/paths/links';
import { AddProduct, ADD_PRODUCT, type AddProductProps } from './AddProduct';
import { compareRows } from './rows';
import styles from './ComparePage.module.css';

interface Props extends Omit<AddProductProps, 'keys'> {
  compared: readonly Compared[];
  /** Number of requested products that do not exist. */
  missing: number;
  onlyDifferences: boolean;
}

/**
 * Returns the id of the link that removes a product. When a product is removed, the link of the next product receives
 * focus.
 */
const removeId = (index: number): string => `remove-${index + 1}`;

function Head({ item, keys }: { item: Compared; keys: readonly string[] }) {
  const { key, product } = item;
  const index = keys.indexOf(key);
  const rest = keys.filter((other) => other !== key);
  const next = rest.length > 0 ? `#${removeId(Math.min(index, rest.length - 1))}` : '';
  const source = pictureSource(product.heroVariant?.heroImage);
  return (
    <th scope="col" className={styles.product}>
      {source ? <Picture source={source} alt="" surface="thumb" /> : null}
      <span className={styles.brand}>{product.productBrand}</span>
      <SmartLink href={pageHref(product.slug ?? '')} className={styles.name}>
        {product.productName}
      </SmartLink>
      <SmartLink
        id={removeId(index)}
        href={compareHref(rest) + next}
        className={styles.remove}
        aria-label={`Remove ${product.productName} from the comparison`}
        data-noprint=""
      >
        <Icon name="close" />
      </SmartLink>
    </th>
  );
}

function Table({ compared, onlyDifferences }: Pick<Props, 'compared' | 'onlyDifferences'>) {
  const keys = compared.map(({ key }) => key);
  const empty = Array.from({ length: MAX_COMPARED - compared.length }, (_, index) => index);
  const rows = compareRows(compared);
  const visibleRows = onlyDifferences ? rows.filter(({ differs }) => differs) : rows;
  return (
    // A scrollable region must be focusable (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} tabIndex={0} role="region" aria-label="Comparison">
      <table className={styles.table}>
        <caption className="visually-hidden">Products side by side. Rows that differ are marked.</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <span className="visually-hidden">Property</span>
            </th>
            {compared.map((item) => (
              <Head key={item.key} item={item} keys={keys} />
            ))}
            {empty.map((slot) => (
              <td key={slot} className={styles.slot}>
                <a href={`#${ADD_PRODUCT}`}>
                  <span aria-hidden="true">+</span> Add a product
                </a>
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {visibleRows.map(({ name, values, differs }) => (
            <tr key={name} className={classNames(differs && compared.length > 1 && styles.differs)}>
              <th scope="row">
                {name}
                {differs && compared.length > 1 ? <span className={styles.mark}>differs</span> : null}
              </th>
              {values.map((value, index) => (
                <td key={compared[index]?.key ?? index}>
                  {value ?? (
                    <>
                      <span aria-hidden="true">–</span>
                      <span className="visually-hidden">none</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
          {onlyDifferences ? null : (
            <tr>
              <th scope="row">Safety data sheet</th>
              {compared.map(({ key, product }) => (
                <td key={key}>
                  {present(product.safetyDataSheetsCollection?.items).map((sheet) =>
                    sheet.pdf?.url ? (
                      <Fragment key={sheet.sys.id}>
                        <SmartLink href={sheet.pdf.url} target="_blank">
                          <span lang={sheet.language?.code ?? undefined}>
                            {sheet.language?.name ?? 'PDF'}
                          </span>
                          <span className="visually-hidden"> sheet for {product.productName}</span>
                        </SmartLink>{' '}
                      </Fragment>
                    ) : null,
                  )}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

const CompareTop = () => <PageTop banner={null} title="Compare products" context={EMPTY_BLOCK_CONTEXT} />;

export function CompareUnavailable() {
  return (
    <>
      <CompareTop />
      <Section>
        <Unavailable />
      </Section>
    </>
  );
}

/** Up to four products side by side. The query string lists them, so comparisons can be shared and bookmarked. */
export function ComparePage({ compared, missing, onlyDifferences, find, candidates }: Props) {
  const keys = compared.map(({ key }) => key);
  const here = compareHref(keys);
  return (
    <>
      <CompareTop />
      <Container className={styles.body}>
        {missing > 0 ? (
          <p className={styles.notice} role="status">
            {missing === 1
              ? 'One product is no longer available.'
              : `${missing} products are no longer available.`}
          </p>
        ) : null}
        {compared.length === 0 ? (
          <p className={styles.lead}>
            Choose up to four products. Check “Compare” on any product, or search for one here.
          </p>
        ) : (
          <>
            <div className={styles.actions} data-noprint="">
              {compared.length > 1 ? (
                <SmartLink href={onlyDifferences ? here : `${here}&only=differences`}>
                  {onlyDifferences ? 'Show all rows' : 'Show differences only'}
                </SmartLink>
              ) : null}
              <ShareButton title="Compare products" />
              <PrintButton>Print</PrintButton>
            </div>
            <Table compared={compared} onlyDifferences={onlyDifferences} />
          </>
        )}
        {compared.length < MAX_COMPARED ? (
          <AddProduct keys={keys} find={find} candidates={candidates} />
        ) : null}
      </Container>
    </>
  );
}
