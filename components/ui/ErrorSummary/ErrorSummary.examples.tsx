import type { Example } from '../example';
import { ErrorSummary } from './ErrorSummary';

export const examples: readonly Example[] = [
  {
    name: 'two errors',
    element: (
      <ErrorSummary
        introduction="Fields marked with * are mandatory. Please complete all mandatory fields and re-submit."
        errors={[
          { name: 'invalid-name', message: 'First name: this is a mandatory field.' },
          { name: 'invalid-terms', message: 'Please check terms and conditions' },
        ]}
      />
    ),
  },
];
