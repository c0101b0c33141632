/** Runs the checks of a set-up (docs/operations.md, "Doctor"). */
import { parseSiteConfig, siteConfigProblems } from '../../../lib/config/environment.ts';
import { ConfigurationError, servicesConfig } from '../../config.ts';
import { errorMessage } from '../../error-message.ts';
import { error, type Check, type Finding } from './check.ts';
import { clocks } from './checks/clocks.ts';
import { content } from './checks/content.ts';
import { disk } from './checks/disk.ts';
import { images } from './checks/images.ts';
import { mail } from './checks/mail.ts';
import { postgres } from './checks/postgres.ts';
import { redis } from './checks/redis.ts';
import { secrets } from './checks/secrets.ts';
import { members, privacy, recommendations, reviews } from './checks/services.ts';
import { address, webhook } from './checks/site.ts';

const CHECKS: readonly Check[] = [
  secrets,
  disk,
  address,
  webhook,
  content,
  images,
  reviews,
  recommendations,
  members,
  privacy,
  postgres,
  redis,
  mail,
  clocks,
];

const TIMEOUT_MS = 10_000;

export interface Result {
  check: string;
  findings: Finding[];
}

/** A sentence such as "PORT, the port of the site, is missing: it must be …", split into what is wrong and what to do. */
function toFinding(sentence: string): Finding {
  const at = sentence.lastIndexOf(': it must be ');
  return error(
    /^[A-Z_]+/.exec(sentence)?.[0] ?? '',
    at < 0 ? sentence : `${sentence.slice(0, at)}.`,
    `It must be ${at < 0 ? 'corrected.' : sentence.slice(at + ': it must be '.length)}`,
  );
}

function configurationProblems(environment: NodeJS.ProcessEnv): string[] {
  const problems = siteConfigProblems(environment);
  try {
    servicesConfig(environment);
  } catch (failure) {
    if (!(failure instanceof ConfigurationError)) throw failure;
    problems.push(...failure.message.split('\n'));
  }
  return [...new Map(problems.map((problem) => [problem.split(',')[0], problem])).values()];
}

/** Runs one check; whatever else fails in it is a finding too. */
async function runCheck({ name, run }: Check, setup: Parameters<Check['run']>[0]): Promise<Result> {
  try {
    return { check: name, findings: await run(setup, AbortSignal.timeout(TIMEOUT_MS)) };
  } catch (failure) {
    const advice = 'Run the command again; if it stays, this check has met something that it does not know.';
    return { check: name, findings: [error('', `The check failed: ${errorMessage(failure)}.`, advice)] };
  }
}

/**
 * What is missing or wrong in an environment, the services that it names included. A variable that is missing or of the
 * wrong shape is all that is found then: no service can be reached by it.
 */
export async function examine(environment: NodeJS.ProcessEnv): Promise<Result[]> {
  const problems = configurationProblems(environment);
  if (problems.length > 0) return [{ check: 'environment', findings: problems.map(toFinding) }];
  const setup = {
    site: parseSiteConfig(environment),
    services: servicesConfig(environment),
  };
  const results = await Promise.all(CHECKS.map((check) => runCheck(check, setup)));
  return [{ check: 'environment', findings: [] }, ...results];
}
