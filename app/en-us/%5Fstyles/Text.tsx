import { Section } from '@/components/ui/Container/Container';
import { Heading, HEADING_SIZES } from '@/components/ui/Heading/Heading';
import { Prose } from '@/components/ui/Prose/Prose';
import { Table } from '@/components/ui/Table/Table';
import { Tooltip } from '@/components/ui/Tooltip/Tooltip';
import { Truncate } from '@/components/ui/Truncate/Truncate';
import { PARAGRAPH } from './samples';
import styles from './StyleGuide.module.css';

/** Headings, prose, tables, tooltips. */
export function Text() {
  return (
    <Section narrow label="Text">
      {HEADING_SIZES.map((size) => (
        <Heading key={size} level={2} size={size} className={styles.heading}>
          Heading of size {size}
        </Heading>
      ))}
      <Prose>
        <h2>Running text</h2>
        <p>{PARAGRAPH}</p>
        <ul>
          <li>Pre-clean what can be seen.</li>
          <li>
            Read the label: <a href="#contact-time">contact time</a> differs
            <sup>
              <Tooltip tip="For how long the surface must stay wet.">1</Tooltip>
            </sup>
            .
          </li>
        </ul>
        <blockquote>
          <p>Dry is not the same as clean.</p>
        </blockquote>
        <h3 id="contact-time">Contact time</h3>
        <Table caption="Minutes that a surface stays wet">
          <thead>
            <tr>
              <th scope="col">Surface</th>
              <th scope="col">Dilution</th>
              <th scope="col" data-number>
                Minutes wet
              </th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Stainless steel</td>
              <td>1:64</td>
              <td data-number>10</td>
            </tr>
            <tr>
              <td>Sealed tile</td>
              <td>1:128</td>
              <td data-number>10</td>
            </tr>
          </tbody>
        </Table>
      </Prose>
      <p className={styles.after}>
        <Truncate text={PARAGRAPH} mobile={40} desktop={80} />
      </p>
    </Section>
  );
}
