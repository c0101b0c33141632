import { FormStatus } from '../FormStatus/FormStatus';

export function Unavailable() {
  return (
    <FormStatus tone="error" title="Currently service is not available">
      <p>
        Please reload this page in a minute, or call customer care at{' '}
        <a href="tel:1-800-332-7787">1-800-332-7787</a>, 24 hours a day.
      </p>
    </FormStatus>
  );
}
