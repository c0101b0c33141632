import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { freePort } from '../../ports.ts';
import { waitForPort } from '../../bench/environment.ts';
import type { Browser, BrowserOptions, KeyName } from './browser.ts';

/** Width, height and color depth of the virtual screen, which is larger than the largest window. */
const SCREEN = '1600x1200x24';
/** Shrinks the browser's own toolbars, whose minimum width is larger than a phone's screen. */
const NARROW_BARS =
  '* { min-width: 0; min-height: 0; margin: 0; padding: 0; font-size: 2px; -gtk-icon-transform: scale(0.1); }';
/** WebDriver code points of keys (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const KEYS: Record<KeyName, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
};

/** WebKitWebDriver may leave a command unanswered, probably when the page navigates. `Visitor.until` retries. */
const EVALUATE_TIMEOUT_MS = 5_000;
/** Timeout of a page load. Shorter than a journey's time limit, whose error would not name the page. */
const LOAD_TIMEOUT_MS = 60_000;

const session = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserName: z.string(), browserVersion: z.string() }),
});

/**
 * Starts a virtual display.
 * @returns its name and a function that stops it
 */
async function startDisplay(): Promise<{ display: string; stop: () => void }> {
  const server = spawn('/usr/bin/Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const output = server.stdio[3];
  if (!output) throw new Error('Xvfb has no output');
  const [number] = await once(output, 'data');
  return { display: `:${String(number).trim()}`, stop: () => server.kill() };
}

/** Starts WebKitGTK's MiniBrowser, controlled through WebDriver. */
export async function startWebKit(program: string, { scripts, folder }: BrowserOptions): Promise<Browser> {
  const theme = join(folder, '.config/gtk-3.0');
  mkdirSync(theme, { recursive: true });
  writeFileSync(join(theme, 'gtk.css'), NARROW_BARS);
  const { display, stop } = await startDisplay();
  const port = await freePort();
  const driver = spawn('/usr/bin/WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      HOME: folder,
      XDG_CONFIG_HOME: join(folder, '.config'),
      XDG_RUNTIME_DIR: folder,
      GDK_BACKEND: 'x11',
    },
  });
  const send = async (
    method: string,
    path: string,
    body?: object,
    timeoutMs = LOAD_TIMEOUT_MS,
  ): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    });
    const { value } = z.object({ value: z.unknown() }).parse(await response.json());
    if (!response.ok) throw new Error(`WebDriver answered ${path} with ${JSON.stringify(value)}`);
    return value;
  };
  await waitForPort(port);
  const { sessionId, capabilities } = session.parse(
    await send('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': {
            binary: program,
            args: ['--automation', `--enable-javascript=${scripts}`],
          },
        },
      },
    }),
  );
  const at = (command: string): string => `/session/${sessionId}/${command}`;
  const act = (id: string, type: 'key' | 'pointer', actions: object[]) =>
    send('POST', at('actions'), { actions: [{ id, type, actions }] });
  const typeKeys = async (text: string): Promise<void> => {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await act('keyboard', 'key', actions);
  };
  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    open: async (url) => void (await send('POST', at('url'), { url })),
    back: async () => void (await send('POST', at('back'), {})),
    resize: async (width, height) => void (await send('POST', at('window/rect'), { width, height })),
    evaluate: (run, ...args) =>
      send(
        'POST',
        at('execute/sync'),
        { script: `return (${String(run)}).apply(null, arguments)`, args },
        EVALUATE_TIMEOUT_MS,
      ),
    clickAt: async (x, y) =>
      void (await act('mouse', 'pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ])),
    type: typeKeys,
    press: (key) => typeKeys(KEYS[key]),
    close: async () => {
      await send('DELETE', `/session/${sessionId}`);
      driver.kill();
      stop();
    },
  };
}
