import type { PdfListWrapperFragment } from '@/graphql/generated/operations';
import { SectionHeading } from '@/components/ui/Container/Container';
import { present } from '@/lib/content/present';
import { LinkButton } from '../LinkButton/LinkButton';
import styles from './PdfListWrapper.module.css';

export function PdfListWrapper({ block }: { block: PdfListWrapperFragment }) {
  return (
    <div>
      <SectionHeading title={block.title} />
      <ul className={styles.list}>
        {present(block.documentsCollection?.items).map((document) => (
          <li key={document.sys.id}>
            <LinkButton button={document} fallback="link" />
          </li>
        ))}
      </ul>
    </div>
  );
}
