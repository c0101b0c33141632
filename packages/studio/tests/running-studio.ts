/** Runs a studio for tests: its server, services with a copy of the content, and the site if it is built. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyBuild } from '../../dev/build.ts';
import { freePort } from '../../dev/ports.ts';
import { servicesCommand, siteCommand, studioCommand, type Service } from '../../dev/processes.ts';
import { ROOT } from '../../dev/root.ts';
import { EditorsClient } from '../../dev/studio/editors.ts';
import { testEnvironment } from '../../dev/test-stages/environment.ts';
import { waitForUrl } from '../../dev/bench/environment.ts';
import { startProgram, stopPrograms, type Program } from '../../dev/bench/programs.ts';
import type { Editor } from './addresses.ts';

export interface RunningStudio {
  url: string;
  /** Address of the site, or of a test's replacement for it. */
  siteUrl: string;
  managementUrl: string;
  /** Secrets that must not reach a browser: the workspace token, and the secret that opens previews. */
  token: string;
  previewSecret: string;
  dataDir: string;
  /** Creates an editor. @returns a one-time key for signing in */
  invite: (editor: Editor) => Promise<string>;
  stopServices: () => Promise<void>;
  startServices: () => Promise<void>;
  stop: () => Promise<void>;
}

export interface StudioOptions {
  ports?: { site: number; services: number; studio: number };
  /** Whether to start the site too, if it is built. */
  withSite?: boolean;
  /** Whether to check content rules before a publish, which takes seconds with the sample content. */
  checksContent?: boolean;
  /** Folder of the content to serve instead of a copy of the sample content. */
  content?: string;
}

/** Folder of the site's build, made by the test suite or by `npm test -- --only build`. */
const SITE_BUILD = process.env.NEXT_DIST_DIR ?? '.next/test';

const start = ({ args, env }: Service): Program => startProgram(process.execPath, args, env);

/** Kills processes, as a crash would: stored data remains, and open requests are dropped. */
const end = (...programs: Program[]): Promise<void> => stopPrograms(programs, 'SIGKILL');

/** Starts the services and the studio, on free ports by default. @throws Error when they do not respond */
export async function startStudio({
  ports,
  withSite = false,
  checksContent = false,
  content,
}: StudioOptions = {}): Promise<RunningStudio> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-test-'));
  const { site, services, studio } = ports ?? {
    site: await freePort(),
    services: await freePort(),
    studio: await freePort(),
  };
  const hasSite = withSite && existsSync(join(ROOT, SITE_BUILD, 'BUILD_ID'));
  const build = `.next/studio-${site}`;
  const own = await testEnvironment(folder);
  const env = {
    ...own,
    PORT: String(site),
    SITE_URL: `http://localhost:${site}`,
    SERVICES_PORT: String(services),
    SERVICES_HOST: '127.0.0.1',
    MANAGEMENT_PORT: 'off',
    STUDIO_PORT: String(studio),
    STUDIO_URL: `http://localhost:${studio}`,
    CONTENT_SOURCE: content ?? own.CONTENT_SOURCE,
    NEXT_DIST_DIR: build,
  };
  const servicesUrl = `http://127.0.0.1:${services}`;
  // Without the site, start only the services that the studio needs.
  const names = [
    'content',
    'images',
    ...(hasSite ? ['reviews', 'recommendations', 'members', 'privacy', 'telemetry'] : []),
    ...(checksContent ? ['check'] : []),
  ];
  let running: Program[] = [];
  const others: Program[] = [];
  const startServices = async (): Promise<void> => {
    running = [start(servicesCommand(env, { names }))];
    await waitForUrl(`${servicesUrl}/health`);
  };
  const stop = async (): Promise<void> => {
    await end(...others, ...running);
    for (const path of [folder, join(ROOT, build)])
      rmSync(path, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    if (hasSite) copyBuild(SITE_BUILD, build);
    await startServices();
    others.push(start(studioCommand(env)));
    if (hasSite) others.push(start(siteCommand(env, 'start')));
    await waitForUrl(`${env.STUDIO_URL}/health`);
    if (hasSite) await waitForUrl(`${env.SITE_URL}/robots.txt`);
  } catch (error) {
    await stop();
    throw error;
  }
  const managementUrl = `${servicesUrl}/management`;
  const token = env.CONTENTFUL_MANAGEMENT_TOKEN;
  const editors = new EditorsClient(managementUrl, token);
  return {
    url: env.STUDIO_URL,
    siteUrl: env.SITE_URL,
    managementUrl,
    token,
    previewSecret: env.PREVIEW_SECRET,
    dataDir: env.DATA_DIR,
    invite: ({ name, role }) => editors.invite(name, role),
    stopServices: () => end(...running),
    startServices,
    stop,
  };
}
