import { PARAGRAPH, type Example } from '../example';
import { Truncate } from './Truncate';

export const examples: readonly Example[] = [
  {
    name: 'default',
    element: (
      <p>
        <Truncate text={PARAGRAPH} mobile={40} desktop={80} />
      </p>
    ),
  },
];
