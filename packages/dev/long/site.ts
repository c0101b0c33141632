import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../ports.ts';
import { spawn, type ChildProcess } from 'node:child_process';
import { benchEnvironment, waitForUrl } from '../bench/environment.ts';
import { exportOf } from '../bench/space.ts';

/** The build that the stage created. */
const BUILD = process.env.NEXT_DIST_DIR ?? '.next/test';

export interface Site {
  url: string;
  /** Cookie of a preview, which is rendered for each request. */
  previewCookie: string;
  pid: number;
  process: ChildProcess;
  /** The secret that signs the content service's webhook. */
  revalidateSecret: string;
  /** A folder that the site may write to. Its copy of the build is elsewhere. */
  folder: string;
  stop: () => void;
}

/**
 * Starts the built site with its own services. Their content is a generated space with `products` products and half as
 * many articles, or a copy of the sample space with its files.
 * @param more returns additional variables for the site, given the services' port
 * @param nodeOptions Node options of the site's process, such as a preloaded module that answers messages
 * @param program the server that serves the build
 */
export async function startSite(
  products: number | 'samples',
  more: (servicesPort: number, folder: string) => Promise<Record<string, string>> = () => Promise.resolve({}),
  nodeOptions: readonly string[] = [],
  program = 'server/main.ts',
): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'long-site-'));
  const content = join(folder, products === 'samples' ? 'content' : 'space.json');
  if (products === 'samples') cpSync(resolve('packages/sample-space/content'), content, { recursive: true });
  else writeFileSync(content, exportOf(products, products / 2));
  const ports = { site: await freePort(), services: await freePort() };
  const build = `${BUILD}-${ports.site}`;
  cpSync(BUILD, build, { recursive: true, filter: (path) => !/\.(html|rsc|meta|body)$|\/cache$/.test(path) });
  const env = benchEnvironment({ folder, ports, content, build });
  const siteEnv = { ...env, ...(await more(ports.services, folder)) };
  const start = (file: string, environment: NodeJS.ProcessEnv, options: readonly string[] = []) =>
    spawn(process.execPath, [...options, file], {
      env: environment,
      // Open an IPC channel only if a preloaded module answers messages.
      stdio: ['ignore', 'ignore', 'inherit', options.length > 0 ? 'ipc' : 'ignore'],
    });
  const server = start(program, siteEnv, nodeOptions);
  // The services use the site's URL in the URLs of images.
  const children = [start('packages/services/server.ts', { ...env, SITE_URL: siteEnv.SITE_URL }), server];
  const stop = (): void => {
    for (const child of children) child.kill();
    for (const path of [folder, build]) rmSync(path, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const url = `http://localhost:${env.PORT}`;
    await waitForUrl(`http://127.0.0.1:${env.SERVICES_PORT}/health`);
    await waitForUrl(`${url}/robots.txt`);
    // The search index is built in the background, which takes longer for a larger space. Wait for it, so that it does
    // not distort the measurements.
    await waitForUrl(`${url}/api/search/suggest?q=dawn`);
    const preview = await fetch(`${url}/api/preview?secret=${env.PREVIEW_SECRET}`, { redirect: 'manual' });
    const cookies = preview.headers.getSetCookie().map((value) => value.split(';')[0]);
    return {
      url,
      previewCookie: cookies.join('; '),
      pid: server.pid ?? 0,
      process: server,
      revalidateSecret: env.REVALIDATE_SECRET,
      folder,
      stop,
    };
  } catch (error) {
    stop();
    throw error;
  }
}
