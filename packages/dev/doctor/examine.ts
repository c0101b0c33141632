/** Runs the checks of a setup (docs/operations.md, "Doctor"). */
import { parseSiteConfig, siteConfigProblems } from '../../../lib/config/environment.ts';
import { studioConfig } from '../../studio/server/config.ts';
import { servicesConfig } from '@cleanpro/services/config';
import { errorMessage } from '@cleanpro/node-service/logging/error-message';
import { servicesNamed, type ServiceName } from '@cleanpro/services/names';
import { error, type Check, type Configs, type Finding, type Role } from './check.ts';
import { cdn } from './checks/cdn.ts';
import { clocks } from './checks/clocks.ts';
import { content } from './checks/content.ts';
import { crm } from './checks/crm.ts';
import { servicesDisk, siteDisk, studioDisk } from './checks/disk.ts';
import { images } from './checks/images.ts';
import { mail } from './checks/mail.ts';
import { postgres } from './checks/postgres.ts';
import { proxies } from './checks/proxies.ts';
import { redis } from './checks/redis.ts';
import { servicesSecrets, siteSecrets, studioSecrets } from './checks/secrets.ts';
import { members, privacy, recommendations, reviews } from './checks/services.ts';
import { address, webhook } from './checks/site.ts';
import { management, studio } from './checks/studio.ts';

const CHECKS: { [R in Role]: readonly Check<Configs[R]>[] } = {
  site: [
    siteSecrets,
    siteDisk,
    address,
    proxies,
    content,
    images,
    reviews,
    recommendations,
    members,
    privacy,
    redis,
    cdn,
    clocks,
  ],
  services: [servicesSecrets, servicesDisk, webhook, postgres, mail, crm],
  studio: [studioSecrets, studioDisk, studio, management],
};

const TIMEOUT_MS = 10_000;

export interface Result {
  role: Role;
  check: string;
  /** Empty if the check was skipped. */
  findings: Finding[];
  /** Reason the check could not run. */
  skipped?: string;
}

export interface Scope {
  roles: readonly Role[];
  /** Services that run in the process. Only used for the role `services`. */
  names?: ReadonlySet<ServiceName>;
}

/** Splits a sentence such as "PORT, the port of the site, is missing: it must be …" into a problem and advice. */
function toFinding(sentence: string): Finding {
  const at = sentence.lastIndexOf(': it must be ');
  return error(
    /^[A-Z_]+/.exec(sentence)?.[0] ?? '',
    at < 0 ? sentence : `${sentence.slice(0, at)}.`,
    `It must be ${at < 0 ? 'corrected.' : sentence.slice(at + ': it must be '.length)}`,
  );
}

/** @throws Error with one line per problem */
function parseSite(environment: NodeJS.ProcessEnv): Configs['site'] {
  const problems = siteConfigProblems(environment);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return parseSiteConfig(environment);
}

/** Returns the roles of an environment. The studio is included if it has a URL. */
export const rolesIn = ({ STUDIO_URL }: NodeJS.ProcessEnv): readonly Role[] =>
  STUDIO_URL ? ['site', 'services', 'studio'] : ['site', 'services'];

/** Runs a check. Reports an unexpected failure as a finding. */
async function runCheck<Config>(
  { run }: Check<Config>,
  config: Config,
): Promise<Omit<Result, 'role' | 'check'>> {
  try {
    const made = await run(config, AbortSignal.timeout(TIMEOUT_MS));
    return 'skipped' in made ? { findings: [], ...made } : { findings: made };
  } catch (failure) {
    const advice =
      'Run the command again. If the check still fails, it did not expect this error: look it up in the log of the service.';
    return { findings: [error('', `The check failed: ${errorMessage(failure)}.`, advice)] };
  }
}

/** Runs the checks of a role. If its configuration is invalid, reports only that. */
async function examineRole<R extends Role>(
  role: R,
  parse: () => Configs[R],
  names: ReadonlySet<ServiceName>,
): Promise<Result[]> {
  let config: Configs[R];
  try {
    config = parse();
  } catch (failure) {
    return [{ role, check: 'environment', findings: errorMessage(failure).split('\n').map(toFinding) }];
  }
  const checks: readonly Check<Configs[R]>[] = CHECKS[role];
  const results = checks
    .filter(({ of }) => of === undefined || of.some((name) => names.has(name)))
    .map(async (check) => ({ role, check: check.name, ...(await runCheck(check, config)) }));
  return [{ role, check: 'environment', findings: [] }, ...(await Promise.all(results))];
}

/**
 * Checks an environment and returns the findings. If variables of a role are missing or malformed, reports only these
 * problems for the role.
 */
export async function examine(
  environment: NodeJS.ProcessEnv,
  { roles, names = servicesNamed([]) }: Scope = { roles: rolesIn(environment) },
): Promise<Result[]> {
  const parsers = {
    site: () => examineRole('site', () => parseSite(environment), names),
    services: () => examineRole('services', () => servicesConfig(environment, names), names),
    studio: () => examineRole('studio', () => studioConfig(environment), names),
  };
  return (await Promise.all(roles.map((role) => parsers[role]()))).flat();
}
