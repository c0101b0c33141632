import type { Example } from '../example';
import { FormStatus } from './FormStatus';

export const examples: readonly Example[] = [
  {
    name: 'success',
    element: (
      <FormStatus tone="success" title="Thank you">
        <p>Your review will be posted within 72 hours.</p>
      </FormStatus>
    ),
  },
  {
    name: 'error',
    element: (
      <FormStatus tone="error" title="Sorry!">
        <p>Currently service is not available</p>
      </FormStatus>
    ),
  },
  {
    name: 'info',
    element: (
      <FormStatus tone="info">
        <p>Samples ship to commercial addresses only.</p>
      </FormStatus>
    ),
  },
];
