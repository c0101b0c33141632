import type { CSSProperties, ReactNode } from 'react';
import styles from './Tabs.module.css';

export interface Tab {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

/**
 * Tabs made of native disclosures (`details` of one name), so that they work without JavaScript, by keyboard and with the
 * browser's find in page. On narrow screens they are an accordion.
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
