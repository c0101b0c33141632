import { PARAGRAPH, type Example } from '../example';
import { Table } from '../Table/Table';
import { Tooltip } from '../Tooltip/Tooltip';
import { Prose, type ProseStyle } from './Prose';

const LOOKS: readonly ProseStyle[] = ['lead', 'narrow', 'columns', 'legal'];

export const examples: readonly Example[] = [
  {
    name: 'default',
    element: (
      <Prose>
        <h4>Running text</h4>
        <p>{PARAGRAPH}</p>
        <ul>
          <li>Preclean visible soil.</li>
          <li>
            Read the label: <a href="#contact-time">contact time</a> differs
            <sup>
              <Tooltip tip="How long the surface must stay wet.">1</Tooltip>
            </sup>
            .
          </li>
        </ul>
        <blockquote>
          <p>Dry is not the same as clean.</p>
        </blockquote>
        <h5 id="contact-time">Contact time</h5>
        <Table caption="Contact time (minutes)">
          <tbody>
            <tr>
              <td>Stainless steel</td>
              <td data-number>10</td>
            </tr>
          </tbody>
        </Table>
      </Prose>
    ),
  },
  ...LOOKS.map((look) => ({
    name: look,
    element: (
      <Prose look={look}>
        <p>{PARAGRAPH}</p>
        <p>{PARAGRAPH}</p>
      </Prose>
    ),
  })),
];
