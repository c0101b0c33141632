import type { Problems } from '@/lib/forms/parse';

export const toFieldErrors = (problems: Problems): Record<string, { type: string; message: string }> =>
  Object.fromEntries(
    Object.entries(problems).map(([name, message]) => [name, { type: 'validate', message }]),
  );
