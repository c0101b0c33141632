import type { Example } from '../example';
import { Tooltip } from './Tooltip';

export const examples: readonly Example[] = [
  {
    name: 'default',
    element: (
      <p>
        Check the <Tooltip tip="How long the surface must stay wet.">contact time</Tooltip>.
      </p>
    ),
  },
];
