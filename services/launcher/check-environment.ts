/**
 * `node services/launcher/check-environment.ts PART…`: reports wrong variables of the parts that are about to start, so that
 * these stop the start with a sentence instead of a stack. The studio's server reports its own.
 */
import { siteConfigProblems } from '../../lib/config/environment.ts';
import { ConfigurationError, servicesConfig } from '../config.ts';
import { reportProblem } from './messages.ts';

const parts = process.argv.slice(2);
const problems = parts.includes('site') ? siteConfigProblems(process.env) : [];
try {
  if (parts.includes('services')) servicesConfig(process.env);
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  problems.push(...error.message.split('\n'));
}
if (problems.length > 0) reportProblem([...new Set(problems)].join('\n'));
process.exitCode = problems.length > 0 ? 1 : 0;
