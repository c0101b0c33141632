import { quantityText } from '@/components/blocks/VariantCard/quantity';
import { Icon, type IconName } from '@/components/ui/Icon/Icon';
import { Picture } from '@/components/ui/Picture/Picture';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import type { Kind, NamedLink, SearchProduct } from '@/lib/search/search-document';
import type { Hit } from '@/lib/search/search-index';
import { KIND_TITLES } from '@/lib/search/suggestions';
import type { Segment } from '@/lib/search/words';
import styles from './ResultList.module.css';

const ICONS: Record<Kind, IconName> = {
  product: 'check',
  article: 'quote',
  page: 'arrow-right',
  safetyDataSheet: 'document',
  question: 'info',
};

function Marked({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
}

function Links({ links, of }: { links: readonly NamedLink[]; of: string }) {
  return links.map(({ link, text, language }) => (
    <SmartLink key={`${text}:${link}`} href={link} hrefLang={language} className={styles.link}>
      {language ? <span lang={language}>{text}</span> : text}
      <span className="visually-hidden"> of {of}</span>
    </SmartLink>
  ));
}

function ProductFacts({ product }: { product: SearchProduct }) {
  const { caseUpc, packageUpc, productName } = product;
  const quantity = quantityText(product);
  return (
    <>
      <p className={styles.facts}>
        {product.variantDescription ? <span>{product.variantDescription}</span> : null}
        {quantity ? <span>{quantity}</span> : null}
        {caseUpc ? <span>Case UPC {caseUpc}</span> : null}
        {product.doses.map((dose) => (
          <span key={dose}>
            {dose.startsWith('1:') ? 'Dilution' : 'Dose'} {dose}
          </span>
        ))}
        {packageUpc ? <span>Package UPC {packageUpc}</span> : null}
      </p>
      <p className={styles.links}>
        <Links links={product.safetySheets} of={productName} />
        <Links links={product.concentrates} of={productName} />
        <Links links={product.madeFromConcentrates} of={productName} />
      </p>
    </>
  );
}

function Result({ hit: { document, title, excerpt, note } }: { hit: Hit }) {
  const { kind, image, product, brand } = document;
  return (
    <article className={styles.result}>
      <div className={styles.picture} data-kind={kind}>
        {image ? <Picture source={image} alt="" surface="thumb" /> : <Icon name={ICONS[kind]} />}
      </div>
      <div className={styles.words}>
        <p className={styles.kind}>{kind === 'product' ? brand : KIND_TITLES[kind]}</p>
        <h2 className={styles.title}>
          <SmartLink href={document.href} lang={document.lang}>
            <Marked segments={title} />
          </SmartLink>
        </h2>
        {note ? <p className={styles.mark}>{note}</p> : null}
        <p>
          <Marked segments={excerpt} />
        </p>
        {product ? <ProductFacts product={product} /> : null}
      </div>
    </article>
  );
}

export function ResultList({ hits }: { hits: readonly Hit[] }) {
  if (hits.length === 0) return null;
  return (
    <ol className={styles.list}>
      {hits.map((hit) => (
        <li key={hit.document.id}>
          <Result hit={hit} />
        </li>
      ))}
    </ol>
  );
}
