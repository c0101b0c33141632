import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

/**
 * Returns the findings of Google's CSP Evaluator, except MEDIUM_MAYBE, which asks a person to check whether a host
 * serves third-party scripts.
 */
export const policyFindings = (policy: string): string[] =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => [Severity.HIGH, Severity.MEDIUM, Severity.HIGH_MAYBE].includes(severity))
    .map(({ directive, value, description }) => `${directive} ${value}: ${description}`);
