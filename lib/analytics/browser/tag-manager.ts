import type { GoogleTagManager } from '@next/third-parties/google';
import { push } from './data-layer';

const SCRIPT = 'https://www.googletagmanager.com/gtm.js';

/**
 * Loads the tag manager's script as the component of @next/third-parties would, unless the data layer cannot be used. The
 * component itself would share React with the page, and the bundler would cut what every page sends before it is idle
 * into more parts: 570 bytes of the 1,024 that measuring may cost.
 * @param loaded whether the script came
 */
export function loadTagManager(
  { gtmId = '', gtmScriptUrl = SCRIPT }: Parameters<typeof GoogleTagManager>[0],
  loaded: (came: boolean) => void,
): void {
  if (!push({ 'gtm.start': Date.now(), event: 'gtm.js' })) return;
  const script = document.createElement('script');
  script.src = `${gtmScriptUrl}?id=${encodeURIComponent(gtmId)}`;
  script.addEventListener('load', () => loaded(true));
  script.addEventListener('error', () => loaded(false));
  document.head.append(script);
}
