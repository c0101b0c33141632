import type { ReactNode } from 'react';
import type { AccordionFragment } from '@/graphql/generated/operations';
import { classNames } from '@/components/ui/class-names';
import { SectionHeading } from '@/components/ui/Container/Container';
import { Icon } from '@/components/ui/Icon/Icon';
import { Prose } from '@/components/ui/Prose/Prose';
import { present } from '@/lib/content/present';
import type { BlockContext } from '../context';
import { RichTextBody } from '../RichText/RichTextBody';
import styles from './Accordion.module.css';

/** A native `<details>` panel. Opening a panel closes the others in its group. */
export function Panel({
  title,
  id,
  open,
  group,
  children,
}: {
  title: string;
  id?: string | null;
  open?: boolean;
  group?: string;
  children: ReactNode;
}) {
  return (
    <details
      className={classNames('ground-light', styles.panel)}
      open={open}
      name={group}
      id={id ?? undefined}
    >
      <summary>
        {title}
        <Icon name="chevron-down" />
      </summary>
      <Prose className={styles.body}>{children}</Prose>
    </details>
  );
}

export function Panels({ children }: { children: ReactNode }) {
  return <div className={styles.accordion}>{children}</div>;
}

export function Accordion({ block, context }: { block: AccordionFragment; context: BlockContext }) {
  return (
    <div>
      <SectionHeading title={block.title} />
      <Panels>
        {present(block.panelsCollection?.items).map((panel) => (
          <Panel
            key={panel.sys.id}
            title={panel.title ?? ''}
            open={panel.open === true}
            group={block.onlyOneOpen ? `accordion-${block.sys.id}` : undefined}
          >
            <RichTextBody body={panel.body} context={context} headingLevel={3} />
          </Panel>
        ))}
      </Panels>
    </div>
  );
}
