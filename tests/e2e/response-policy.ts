import { expect, type APIResponse } from '@playwright/test';
import { policyFindings } from '../policy-findings';

/** Expects that the evaluator finds nothing in a response's policy. URLs are evaluated as https, as in production. */
export function expectStrictPolicy(response: APIResponse, what: string): void {
  const headers = response.headers();
  const policy = headers['content-security-policy'] ?? '';
  expect(policyFindings(policy.replaceAll('http://', 'https://')), what).toEqual([]);
  expect(headers, what).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
}
