/** Reads both configurations, so that a wrong variable stops the start with a sentence instead of a stack. */
import { siteConfigProblems } from '../../lib/config/environment.ts';
import { ConfigurationError, servicesConfig } from '../config.ts';

const problems = siteConfigProblems(process.env);
try {
  servicesConfig(process.env);
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  problems.push(...error.message.split('\n'));
}
for (const problem of new Set(problems)) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
