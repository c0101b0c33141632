import { buildIfStale } from './build.ts';
import { environment, studioEnvironment, writeMissingSecrets } from './environment.ts';
import { portProblem, type PortName } from './ports.ts';
import {
  exitWithMessage,
  isReady,
  processGroup,
  servicesCommand,
  siteCommand,
  studioCommand,
} from './processes.ts';
import { buildStudio } from './studio/build.ts';

const SERVICES_TIMEOUT_SECONDS = 60;
const SITE_TIMEOUT_SECONDS = 120;
const STUDIO_TIMEOUT_SECONDS = 30;

/**
 * Makes secrets, checks the environment, builds, starts the services and the site, and prints their URLs.
 * @param names the services that are started; without any, all
 * @param signInAddress of the studio, once the services run
 */
export async function run(
  mode: 'start' | 'dev' | 'services' | 'studio',
  names: readonly string[] = [],
  signInAddress?: () => Promise<string>,
): Promise<void> {
  const processes = processGroup();
  writeMissingSecrets();
  const env = mode === 'studio' ? studioEnvironment() : environment();
  const check = await processes.runToEnd({ args: ['services/launcher/check-environment.ts'], env });
  if (check.exitCode !== 0)
    exitWithMessage('The environment is wrong: see above. .env.example lists every variable.');
  const ports: PortName[] = mode === 'services' ? ['SERVICES_PORT'] : ['PORT', 'SERVICES_PORT'];
  if (mode === 'studio') ports.push('STUDIO_PORT');
  // The default port may be taken: the services then do without.
  if (env.MANAGEMENT_PORT !== undefined && env.MANAGEMENT_PORT !== 'off') ports.push('MANAGEMENT_PORT');
  const problem = await portProblem(env, ports, mode === 'start' ? 'npm start' : `npm run ${mode}`);
  if (problem) exitWithMessage(problem);
  const isBuilt = mode === 'start' || mode === 'studio';
  if (isBuilt && (await buildIfStale(env, processes.runToEnd)).exitCode !== 0)
    exitWithMessage('The build failed. Its messages above say where.');

  if (mode === 'studio' && !(await buildStudio(env, processes.runToEnd)))
    exitWithMessage('The studio was not built. The messages above say why.');

  const servicesUrl = `http://${env.SERVICES_HOST}:${env.SERVICES_PORT}`;
  const services = processes.startService(servicesCommand(env, { watch: mode === 'dev', names }));
  if (!(await isReady(services, `${servicesUrl}/health`, SERVICES_TIMEOUT_SECONDS)))
    return processes.stop(1, `The embedded services did not respond in ${SERVICES_TIMEOUT_SECONDS} seconds.`);
  if (mode === 'services') return console.log(`\n  Services  ${servicesUrl}\n\n  Ctrl-C stops them.\n`);

  const siteUrl = `http://localhost:${env.PORT}`;
  const site = processes.startService(siteCommand(env, mode === 'dev' ? 'dev' : 'start'));
  if (!(await isReady(site, `http://127.0.0.1:${env.PORT}/robots.txt`, SITE_TIMEOUT_SECONDS)))
    return processes.stop(1, `The site did not respond in ${SITE_TIMEOUT_SECONDS} seconds.`);
  let studioLine = '';
  if (signInAddress) {
    const studio = processes.startService(studioCommand(env));
    if (!(await isReady(studio, `http://127.0.0.1:${env.STUDIO_PORT}/health`, STUDIO_TIMEOUT_SECONDS)))
      return processes.stop(1, `The studio did not respond in ${STUDIO_TIMEOUT_SECONDS} seconds.`);
    studioLine = `  Studio    ${await signInAddress()}\n`;
  }
  const canonical =
    env.SITE_URL === undefined || env.SITE_URL === siteUrl ? '' : `, canonical URL ${env.SITE_URL}`;
  console.log(
    `\n  Site      ${siteUrl}/en-us${canonical}\n  Services  ${servicesUrl}\n${studioLine}\n  Ctrl-C stops ${signInAddress ? 'all' : 'both'}.\n`,
  );
}
