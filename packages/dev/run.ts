import { buildIfStale, hasBuild } from './build.ts';
import { environment, studioEnvironment, writeMissingSecrets } from './environment.ts';
import { exitWithMessage, isTerminal, reportReady } from './messages.ts';
import { portProblem, type PortName } from './ports.ts';
import { processGroup } from './process-group.ts';
import { servicesCommand, siteCommand, studioCommand } from './processes.ts';
import { buildStudio, hasStudioBuild } from './studio/build.ts';

type Part = 'services' | 'site' | 'studio';

/** The parts that each command runs, in start order. */
const PARTS = {
  start: ['services', 'site'],
  dev: ['services', 'site'],
  studio: ['services', 'site', 'studio'],
  site: ['site'],
  services: ['services'],
  'studio serve': ['studio'],
} as const satisfies Record<string, readonly Part[]>;

type Mode = keyof typeof PARTS;

const TYPED: Record<Mode, string> = {
  start: 'npm start',
  dev: 'npm run dev',
  studio: 'npm run studio',
  site: 'npm run site',
  services: 'npm run services',
  'studio serve': 'npm run studio -- serve',
};

const PORTS: Record<Part, PortName> = {
  services: 'SERVICES_PORT',
  site: 'PORT',
  studio: 'STUDIO_PORT',
};

interface Options {
  /** The embedded services to start. All if empty. */
  names?: readonly string[];
  /** Returns the studio's sign-in link, once the services are running. */
  signInAddress?: () => Promise<string>;
}

/**
 * Checks the environment, starts the parts of a command, and prints their URLs. Commands with services create missing
 * secrets. Commands with services and the site replace stale builds. A part that runs alone uses the existing build,
 * because several processes may run from the same folder.
 */
export async function run(mode: Mode, { names = [], signInAddress }: Options = {}): Promise<void> {
  const parts: readonly Part[] = PARTS[mode];
  const has = (part: Part): boolean => parts.includes(part);
  const processes = processGroup();
  if (has('services')) writeMissingSecrets();
  const env = has('studio') ? studioEnvironment() : environment();
  const check = await processes.runToEnd({
    args: ['packages/dev/check-environment.ts', parts.join(), ...names],
    env,
  });
  if (check.exitCode !== 0)
    exitWithMessage(
      'Environment variables are missing or wrong: see above. .env.example describes every variable.',
    );
  const ports = parts.map((part) => PORTS[part]);
  // Check the management port only if it is set: if the default port is taken, the services run without it.
  if (has('services') && env.MANAGEMENT_PORT !== undefined && env.MANAGEMENT_PORT !== 'off')
    ports.push('MANAGEMENT_PORT');
  const problem = await portProblem(env, ports, TYPED[mode]);
  if (problem) exitWithMessage(problem);

  if (mode === 'site' && !hasBuild(env)) exitWithMessage('There is no build. Run "npm run build" first.');
  if (mode === 'studio serve' && !hasStudioBuild())
    exitWithMessage('The studio is not built. Run "npm run studio -- build" first.');
  const isBuilt = mode === 'start' || mode === 'studio';
  if (isBuilt && (await buildIfStale(env, processes.runToEnd)).exitCode !== 0)
    exitWithMessage('The build failed. Its messages above say where.');
  if (mode === 'studio' && !(await buildStudio(env, processes.runToEnd)))
    exitWithMessage('The studio was not built. The messages above say why.');

  const commands = {
    services: () => servicesCommand(env, { watch: mode === 'dev', names }),
    site: () => siteCommand(env, mode === 'dev' ? 'dev' : 'start'),
    studio: () => studioCommand(env),
  };
  for (const part of parts) await processes.startService(commands[part]());
  const addresses = {
    site: () => `http://localhost:${env.PORT}/en-us${env.SITE_URL ? `, canonical URL ${env.SITE_URL}` : ''}`,
    services: () => `http://${env.SERVICES_HOST}:${env.SERVICES_PORT}`,
    // Anyone with the sign-in link can sign in, so it must not get into a log.
    studio: async () => (isTerminal && (await signInAddress?.())) || (env.STUDIO_URL ?? ''),
  };
  const started: Record<string, string> = {};
  for (const part of parts) started[part] = await addresses[part]();
  reportReady(started, 'Ctrl-C stops everything.');
}
