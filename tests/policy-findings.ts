import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

/** What Google's evaluator finds in a policy; MEDIUM_MAYBE asks to look whether a host serves scripts of others. */
export const policyFindings = (policy: string): string[] =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => [Severity.HIGH, Severity.MEDIUM, Severity.HIGH_MAYBE].includes(severity))
    .map(({ directive, value, description }) => `${directive} ${value}: ${description}`);
