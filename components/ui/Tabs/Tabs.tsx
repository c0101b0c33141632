import type { CSSProperties, ReactNode } from 'react';
import styles from './Tabs.module.css';

export interface Tab {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

/**
 * Parts of which one is open. They are the browser's own disclosures of one group, so they work without script, by
 * keyboard and in a page's search; where there is room the titles stand in a row, else below each other.
 */
export function Tabs({ name, tabs, open }: { name: string; tabs: readonly Tab[]; open?: string }) {
  const columns: CSSProperties & Record<`--${string}`, number> = { '--tabs': tabs.length };
  return (
    <div className={styles.frame}>
      <div className={styles.tabs} style={columns}>
        {tabs.map((tab, index) => (
          <details key={tab.id} id={tab.id} name={name} open={open ? open === tab.id : index === 0}>
            <summary>{tab.title}</summary>
            <div className={styles.panel}>{tab.content}</div>
          </details>
        ))}
      </div>
    </div>
  );
}
