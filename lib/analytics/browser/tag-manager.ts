import { push } from './data-layer';

const SCRIPT = 'https://www.googletagmanager.com/gtm.js';

/**
 * Loads the tag manager's script, unless the data layer cannot be used. Without a component: one would share React with
 * the page, and the bundler would cut what every page sends before it is idle into more parts.
 * @param loaded whether the script came
 */
export function loadTagManager(gtmId: string, loaded: (came: boolean) => void): void {
  if (!push({ 'gtm.start': Date.now(), event: 'gtm.js' })) return;
  const script = document.createElement('script');
  script.src = `${SCRIPT}?id=${encodeURIComponent(gtmId)}`;
  script.addEventListener('load', () => loaded(true));
  script.addEventListener('error', () => loaded(false));
  document.head.append(script);
}
