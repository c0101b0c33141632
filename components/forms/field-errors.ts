import type { Problems } from '@/lib/forms/parse';

/** Messages by field, as React Hook Form's errors. */
export const toFieldErrors = (problems: Problems): Record<string, { type: string; message: string }> =>
  Object.fromEntries(
    Object.entries(problems).map(([name, message]) => [name, { type: 'validate', message }]),
  );
