/**
 * `node packages/dev/check-environment.ts PART,… [NAME…]`: reports invalid variables of the parts that are about to
 * start, so that the user sees a sentence instead of a stack trace. NAMEs are the services to start, all by default.
 * The studio reports its own invalid variables.
 */
import { siteConfigProblems } from '../../lib/config/environment.ts';
import { servicesConfig } from '@cleanpro/services/config';
import { servicesNamed } from '@cleanpro/services/names';
import { reportProblem } from './messages.ts';

const [parts = '', ...names] = process.argv.slice(2);
const has = (part: string): boolean => parts.split(',').includes(part);
const problems = has('site') ? siteConfigProblems(process.env) : [];
try {
  if (has('services')) servicesConfig(process.env, servicesNamed(names));
} catch (error) {
  if (!(error instanceof Error)) throw error;
  problems.push(...error.message.split('\n'));
}
if (problems.length > 0) reportProblem([...new Set(problems)].join('\n'));
process.exitCode = problems.length > 0 ? 1 : 0;
