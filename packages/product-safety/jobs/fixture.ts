/** Creates a product for tests. */
import type { Job, JobProduct } from './job.ts';
import type { StepTime } from './step-time.ts';

export const product = (name: string, fields: Partial<JobProduct> = {}): JobProduct => ({
  name,
  protectiveEquipment: [],
  dilutions: [],
  claims: [],
  ...fields,
});

/** Creates a job from the text and the time of each step. */
export const job = (
  steps: readonly (readonly [text: string, time?: StepTime])[],
  products: readonly JobProduct[] = [],
): Job => ({ steps: steps.map(([text, time = null]) => ({ title: 'Step', text, time })), products });
