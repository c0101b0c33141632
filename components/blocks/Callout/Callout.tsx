import type { CalloutFragment } from '@/graphql/generated/operations';
import { classNames } from '@/components/ui/class-names';
import { Prose } from '@/components/ui/Prose/Prose';
import { CallsToAction } from '../CallToAction/CallToAction';
import { Markdown } from '../RichText/Markdown';
import styles from './Callout.module.css';

const STYLES = ['accent', 'dark', 'notice'] as const;

/** A short highlighted message. `inline` is for use inside running text. */
export function Callout({ block, inline }: { block: CalloutFragment; inline?: boolean }) {
  const style = STYLES.find((name) => name === block.styles);
  return (
    <aside
      className={classNames(
        style === 'dark' ? 'ground-dark' : 'ground-light',
        styles.callout,
        style && styles[style],
        inline && styles.inline,
      )}
      aria-label={block.title ?? 'Note'}
    >
      <div className={styles.words}>
        {block.title ? <h2 className={styles.title}>{block.title}</h2> : null}
        <Prose>
          <Markdown text={block.text} />
        </Prose>
      </div>
      <CallsToAction actions={block.callToActionsCollection?.items} onDark={style === 'dark'} />
    </aside>
  );
}
