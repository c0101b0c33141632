import { chromium, type Browser } from 'playwright';
import { chromiumPath } from '../test-stages/chromium.ts';

// On these signals, Playwright closes its browsers but keeps the process running.
for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

/**
 * Starts the Chromium that the browser tests use.
 * @param args additional command-line switches
 */
export const startChromium = (args: string[] = []): Promise<Browser> =>
  chromium.launch({
    // Playwright uses its own browser if no path is given.
    executablePath: chromiumPath() || undefined,
    args: ['--no-sandbox', '--disable-gpu', ...args],
  });
