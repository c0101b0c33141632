import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildIfStale } from './build.mjs';
import { environment, makeSecrets } from './environment.mjs';
import { BIN, fail, install, ROOT, useProjectNode } from './install.mjs';
import { demandFree, endTogether, ready, startServices, startSite } from './processes.mjs';

/** Installs, makes secrets, checks the environment, builds, starts the services and the site, and prints where they are. */
export async function run(mode) {
  install();
  useProjectNode();
  makeSecrets();
  const env = environment();
  const checked = spawnSync(join(BIN, 'node'), ['services/launcher/check-environment.ts'], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
  });
  if (checked.status !== 0) fail('The environment is wrong: see above. .env.example lists every variable.');
  await demandFree(env, mode === 'services' ? ['SERVICES_PORT'] : ['PORT', 'SERVICES_PORT']);
  if (mode === 'start') buildIfStale(env);

  const services = startServices(env, { watch: mode === 'dev' });
  const children = [services];
  const servicesUrl = `http://127.0.0.1:${env.SERVICES_PORT}`;
  if (!(await ready(services, `${servicesUrl}/health`))) {
    services.kill();
    fail('The embedded services did not start. Their messages above say why.');
  }
  if (mode === 'services') {
    endTogether(children);
    console.log(`Services  ${servicesUrl}\nCtrl-C stops them.`);
    return;
  }
  const site = startSite(env, mode);
  children.push(site);
  const stop = endTogether(children);
  if (!(await ready(site, `http://127.0.0.1:${env.PORT}/robots.txt`, 120))) {
    console.error('\nThe site did not start. Its messages above say why.\n');
    stop(1);
    return;
  }
  console.log(`\n  Site      ${env.SITE_URL}/en-us\n  Services  ${servicesUrl}\n\n  Ctrl-C stops both.\n`);
}
