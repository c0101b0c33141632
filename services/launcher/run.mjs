import { buildIfStale } from './build.mjs';
import { environment, makeSecrets } from './environment.mjs';
import { fail } from './install.mjs';
import { portProblem } from './ports.mjs';
import { family, ready, servicesCommand, siteCommand } from './processes.mjs';

const SERVICES_SECONDS = 60;
const SITE_SECONDS = 120;

/** Makes secrets, checks the environment, builds, starts the services and the site, and prints where they are. */
export async function run(mode) {
  const processes = family();
  makeSecrets();
  const env = environment();
  const checked = await processes.finish({ args: ['services/launcher/check-environment.ts'], env });
  if (checked !== 0) fail('The environment is wrong: see above. .env.example lists every variable.');
  const ports = mode === 'services' ? ['SERVICES_PORT'] : ['PORT', 'SERVICES_PORT'];
  const problem = await portProblem(env, ports, mode === 'start' ? 'npm start' : `npm run ${mode}`);
  if (problem) fail(problem);
  if (mode === 'start' && (await buildIfStale(env, processes.finish)) !== 0) {
    fail('The build failed. Its messages above say where.');
  }

  const servicesUrl = `http://127.0.0.1:${env.SERVICES_PORT}`;
  const services = processes.start(servicesCommand(env, { watch: mode === 'dev' }));
  if (!(await ready(services, `${servicesUrl}/health`, SERVICES_SECONDS))) {
    return processes.stop(1, `The embedded services did not answer in ${SERVICES_SECONDS} seconds.`);
  }
  if (mode === 'services') return console.log(`\n  Services  ${servicesUrl}\n\n  Ctrl-C stops them.\n`);

  const siteUrl = `http://localhost:${env.PORT}`;
  const site = processes.start(siteCommand(env, mode));
  if (!(await ready(site, `http://127.0.0.1:${env.PORT}/robots.txt`, SITE_SECONDS))) {
    return processes.stop(1, `The site did not answer in ${SITE_SECONDS} seconds.`);
  }
  const known = env.SITE_URL === siteUrl ? '' : `, known as ${env.SITE_URL}`;
  console.log(`\n  Site      ${siteUrl}/en-us${known}\n  Services  ${servicesUrl}\n\n  Ctrl-C stops both.\n`);
}
