import { buildIfStale } from './build.ts';
import { environment, writeMissingSecrets } from './environment.ts';
import { portProblem, type PortName } from './ports.ts';
import { exitWithMessage, isReady, processGroup, servicesCommand, siteCommand } from './processes.ts';

const SERVICES_TIMEOUT_SECONDS = 60;
const SITE_TIMEOUT_SECONDS = 120;

/**
 * Makes secrets, checks the environment, builds, starts the services and the site, and prints their URLs.
 * @param names the services that are started; without any, all
 */
export async function run(mode: 'start' | 'dev' | 'services', names: readonly string[] = []): Promise<void> {
  const processes = processGroup();
  writeMissingSecrets();
  const env = environment();
  const check = await processes.runToEnd({ args: ['services/launcher/check-environment.ts'], env });
  if (check.exitCode !== 0)
    exitWithMessage('The environment is wrong: see above. .env.example lists every variable.');
  const ports: PortName[] = mode === 'services' ? ['SERVICES_PORT'] : ['PORT', 'SERVICES_PORT'];
  // The default port may be taken: the services then do without.
  if (env.MANAGEMENT_PORT !== undefined && env.MANAGEMENT_PORT !== 'off') ports.push('MANAGEMENT_PORT');
  const problem = await portProblem(env, ports, mode === 'start' ? 'npm start' : `npm run ${mode}`);
  if (problem) exitWithMessage(problem);
  if (mode === 'start' && (await buildIfStale(env, processes.runToEnd)).exitCode !== 0)
    exitWithMessage('The build failed. Its messages above say where.');

  const servicesUrl = `http://${env.SERVICES_HOST}:${env.SERVICES_PORT}`;
  const services = processes.startService(servicesCommand(env, { watch: mode === 'dev', names }));
  if (!(await isReady(services, `${servicesUrl}/health`, SERVICES_TIMEOUT_SECONDS)))
    return processes.stop(1, `The embedded services did not respond in ${SERVICES_TIMEOUT_SECONDS} seconds.`);
  if (mode === 'services') return console.log(`\n  Services  ${servicesUrl}\n\n  Ctrl-C stops them.\n`);

  const siteUrl = `http://localhost:${env.PORT}`;
  const site = processes.startService(siteCommand(env, mode));
  if (!(await isReady(site, `http://127.0.0.1:${env.PORT}/robots.txt`, SITE_TIMEOUT_SECONDS)))
    return processes.stop(1, `The site did not respond in ${SITE_TIMEOUT_SECONDS} seconds.`);
  const canonical = env.SITE_URL === siteUrl ? '' : `, canonical URL ${env.SITE_URL}`;
  console.log(
    `\n  Site      ${siteUrl}/en-us${canonical}\n  Services  ${servicesUrl}\n\n  Ctrl-C stops both.\n`,
  );
}
