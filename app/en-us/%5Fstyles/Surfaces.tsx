import { Panel, Panels } from '@/components/blocks/Accordion/Accordion';
import { Section, SectionHeading } from '@/components/ui/Container/Container';
import { CARD_LOOKS, Card, CardLink } from '@/components/ui/Card/Card';
import { Column, Columns, Tiles } from '@/components/ui/Grid/Grid';
import { Heading } from '@/components/ui/Heading/Heading';
import { Badge, TAG_LOOKS, Tag } from '@/components/ui/Tag/Tag';
import { Tabs } from '@/components/ui/Tabs/Tabs';
import { PARAGRAPH } from './samples';
import styles from './StyleGuide.module.css';

const WIDTHS = [12, 8, 4, 6, 6, 3, 3, 3, 3];

/** Cards, tags, tabs, accordions and grids. */
export function Surfaces() {
  return (
    <Section label="Surfaces">
      <SectionHeading title="Cards and tags" />
      <Tiles size="cards" className={styles.after}>
        {CARD_LOOKS.map((look) => (
          <li key={look}>
            <Card look={look}>
              <Tag look={look === 'dark' ? 'neutral' : 'accent'}>{look}</Tag>
              <Heading level={3} size="l">
                <CardLink href="#card">A card that is a link</CardLink>
              </Heading>
              <p>{PARAGRAPH}</p>
            </Card>
          </li>
        ))}
      </Tiles>
      <p className={styles.row}>
        {TAG_LOOKS.map((look) => (
          <Tag key={look} look={look}>
            {look}
          </Tag>
        ))}
        <Badge count={3} label="products chosen" />
      </p>
      <SectionHeading title="Tabs and accordion" />
      <Tabs
        name="guide-tabs"
        tabs={['Directions', 'Surfaces', 'Safety'].map((title) => ({
          id: `tab-${title.toLowerCase()}`,
          title,
          content: <p>{`${title}. ${PARAGRAPH}`}</p>,
        }))}
      />
      <div className={styles.after}>
        <Panels>
          <Panel title="What is contact time?" open>
            <p>{PARAGRAPH}</p>
          </Panel>
          <Panel title="How do I dilute it?">
            <p>{PARAGRAPH}</p>
          </Panel>
        </Panels>
      </div>
      <SectionHeading title="Tiles and columns" />
      <Tiles className={styles.after}>
        {[1, 2, 3, 4, 5].map((cell) => (
          <li key={cell} className={styles.cell}>
            tile {cell}
          </li>
        ))}
      </Tiles>
      <Columns>
        {WIDTHS.map((width, index) => (
          <Column key={index} desktop={width} tablet={Math.max(width, 4)}>
            <div className={styles.cell}>{width} of 12</div>
          </Column>
        ))}
        <Column bleed>
          <div className={styles.cell}>Full bleed</div>
        </Column>
      </Columns>
    </Section>
  );
}
