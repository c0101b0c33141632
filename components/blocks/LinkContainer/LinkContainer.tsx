import type { LinkContainerFragment } from '@/graphql/generated/operations';
import { Prose } from '@/components/ui/Prose/Prose';
import { present } from '@/lib/content/present';
import type { BlockContext } from '../context';
import { ImageButton } from '../ImageButton/ImageButton';
import { LinkButton } from '../LinkButton/LinkButton';
import { RichTextBody } from '../RichText/RichTextBody';
import styles from './LinkContainer.module.css';

export function LinkContainer({ block, context }: { block: LinkContainerFragment; context: BlockContext }) {
  const list = block.styles === 'list';
  return (
    <div className={styles.group}>
      {block.text ? <h2 className={styles.title}>{block.text}</h2> : null}
      <ul className={list ? styles.list : styles.row}>
        {present(block.linksCollection?.items).map((link) => (
          <li key={link.sys.id}>
            {link.__typename === 'LinkButton' ? (
              <LinkButton button={link} fallback={list ? 'link' : 'outline'} />
            ) : null}
            {link.__typename === 'ImageButton' ? <ImageButton button={link} /> : null}
            {link.__typename === 'ContentTypeRichText' ? (
              <Prose>
                <RichTextBody body={link.body} context={context} />
              </Prose>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
