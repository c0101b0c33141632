import type { Example } from '../example';
import { Table } from './Table';

const rows = (
  <>
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
  </>
);

export const examples: readonly Example[] = [
  { name: 'default', element: <Table caption="Contact times">{rows}</Table> },
  {
    name: 'dense',
    element: (
      <Table caption="Contact times (dense)" dense>
        {rows}
      </Table>
    ),
  },
];
