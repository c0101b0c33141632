import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../ports.ts';
import { spawn, type ChildProcess } from 'node:child_process';
import { benchEnvironment, until } from '../bench/environment.ts';
import { exportOf } from '../bench/space.ts';

/** The build that the stage made. */
const BUILD = process.env.NEXT_DIST_DIR ?? '.next/test';

export interface Site {
  url: string;
  /** The cookie of preview, which renders at every request: what a fresh rendering costs. */
  previewCookie: string;
  /** The process of the site. */
  pid: number;
  process: ChildProcess;
  /** What signs the content service's webhook. */
  revalidateSecret: string;
  /** Where the site may write: its own copy of the build is elsewhere. */
  folder: string;
  stop: () => void;
}

/**
 * Starts the built site and services of its own on a space with so many products and half as many articles, or on a copy
 * of the samples with their files.
 * @param more of the site's environment, for services on this port
 * @param nodeOptions of the site's process, such as a module that answers messages
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
      // Only a module that was loaded before the program answers messages.
      stdio: ['ignore', 'ignore', 'inherit', options.length > 0 ? 'ipc' : 'ignore'],
    });
  const server = start(program, siteEnv, nodeOptions);
  // The services name pictures by the site's address.
  const children = [start('packages/services/server.ts', { ...env, SITE_URL: siteEnv.SITE_URL }), server];
  const stop = (): void => {
    for (const child of children) child.kill();
    for (const path of [folder, build]) rmSync(path, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const url = `http://localhost:${env.PORT}`;
    await until(`http://127.0.0.1:${env.SERVICES_PORT}/health`);
    await until(`${url}/robots.txt`);
    // The search index is built in the background, the longer the larger the space: no page is measured beside that.
    await until(`${url}/api/search/suggest?q=dawn`);
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
