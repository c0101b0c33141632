/** Finds the browsers other than Chromium in which the main journeys are tested. */
import { existsSync } from 'node:fs';
import { execaSync } from 'execa';
import { installPackages } from './debian.ts';

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
/** A virtual display, because WebKit always opens a window. */
const XVFB = '/usr/bin/Xvfb';

const findFirefox = (): string | undefined => FIREFOX.find((path) => existsSync(path));

/** Returns the path of WebKitGTK's MiniBrowser. Its folder depends on the version and the processor. */
function findMiniBrowser(): string | undefined {
  if (!existsSync(WEBKIT_DRIVER) || !existsSync(XVFB)) return undefined;
  const { stdout } = execaSync('/usr/bin/dpkg', ['--search', '*/MiniBrowser'], { reject: false });
  return stdout
    ?.split('\n')
    .map((line) => line.replace(/^.*?: /, ''))
    .find((path) => existsSync(path));
}

export interface OtherBrowsers {
  /** Paths of the browsers, for packages/dev/long/browsers.test.ts. Empty if a browser is not installed. */
  env: { FIREFOX: string; WEBKIT: string };
  /** Messages about missing browsers, in which the site was not tested. */
  missing: string[];
}

/** Finds Firefox and WebKit. Installs Debian's packages if they are missing and this machine allows it. */
export function otherBrowsers(): OtherBrowsers {
  if (!findFirefox() || !findMiniBrowser()) {
    console.log('Installing Firefox and WebKit for the tests …');
    installPackages('firefox-esr', 'webkit2gtk-driver', 'xvfb', 'fonts-liberation');
  }
  const firefox = findFirefox();
  const webkit = findMiniBrowser();
  return {
    env: { FIREFOX: firefox ?? '', WEBKIT: webkit ?? '' },
    missing: [
      ...(firefox ? [] : ['Firefox is missing (Debian: firefox-esr): the site was not tested in it.']),
      ...(webkit
        ? []
        : ['WebKit is missing (Debian: webkit2gtk-driver, xvfb): the site was not tested in it.']),
    ],
  };
}
