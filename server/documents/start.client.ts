/**
 * The first script on every finished page. Restricts where scripts may come from, buffers errors and clicks, and loads
 * the page's scripts when the page is idle or on the visitor's first interaction. Until then, links, forms and menus
 * work as they do without JavaScript. A classic script without imports, minified by the build (write-start-script.ts).
 */
{
  const MAX_BUFFERED = 50;
  const IDLE_TIMEOUT_MS = 1_000;
  /** Time after which the scripts start even if the page is still loading images. */
  const START_TIMEOUT_MS = 5_000;
  const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'focusin', 'input'];
  const FOLDERS = ['/_next/static/', '/_page-data/'];
  /** The close and check icons that the consent manager's dialog writes as HTML. */
  const ICON = /^<svg viewBox="[\d .]+" stroke-width="[\d.]+"><path d="[\w .,-]+"\/?>(?:<\/path>)?<\/svg>$/;
  /** The markup that React uses to create a script element. Such an element does not run. */
  const EMPTY_SCRIPT = '<script></script>';

  const { currentScript } = document;
  const { scripts = '', pageData } = currentScript instanceof HTMLScriptElement ? currentScript.dataset : {};

  const isOwnScript = (url: string): boolean => {
    const { origin, pathname } = new URL(url, location.href);
    return origin === location.origin && FOLDERS.some((folder) => pathname.startsWith(folder));
  };
  // Null makes the browser throw an error and report a violation.
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url: string) => (isOwnScript(url) ? url : null),
    createHTML: (html: string) =>
      !html.includes('<') || html === EMPTY_SCRIPT || ICON.test(html) ? html : null,
  });

  const events: Event[] = [];
  globalThis.earlyEvents = events;
  for (const type of ['error', 'unhandledrejection', 'click'])
    addEventListener(
      type,
      (event) => {
        // The page's own script takes over the buffered events and unsets the variable.
        if (globalThis.earlyEvents === events && events.length < MAX_BUFFERED) events.push(event);
      },
      true,
    );

  const load = (src: string): HTMLScriptElement => {
    const script = document.createElement('script');
    script.src = src;
    document.head.append(script);
    return script;
  };
  const preload = (href: string): void => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', href });
    document.head.append(link);
  };

  let isStarted = false;
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    for (const type of TOUCHES) removeEventListener(type, startAtTouch, true);
    const paths = scripts.split(' ').filter(Boolean);
    const loadAll = (): void => paths.forEach((path) => load(path));
    if (pageData === undefined) loadAll();
    else {
      paths.forEach(preload);
      // If its hydration data is missing, the page stays as it is. The server has logged the failure.
      load(pageData).addEventListener('load', loadAll);
    }
  };
  /**
   * Whether the pointer has not moved. Browsers send a `pointermove` when a page is first laid out under a resting
   * mouse.
   */
  const isResting = (event: Event): boolean =>
    event instanceof PointerEvent &&
    event.type === 'pointermove' &&
    event.movementX === 0 &&
    event.movementY === 0;
  const startAtTouch = (event: Event): void => {
    if (!isResting(event)) start();
  };
  const startWhenIdle = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(start);
  };
  /** Waits for the largest image, which is loaded before the page's `load` event but decoded and painted after it. */
  const startWhenPainted = async (): Promise<void> => {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
    await picture?.decode().catch(() => undefined);
    requestAnimationFrame(() => requestAnimationFrame(startWhenIdle));
  };
  const wait = (): void => {
    for (const type of TOUCHES) addEventListener(type, startAtTouch, { capture: true, passive: true });
    setTimeout(start, START_TIMEOUT_MS);
    if (document.readyState === 'complete') void startWhenPainted();
    else addEventListener('load', () => void startWhenPainted());
  };
  // A browser can prerender a page from its address bar or from search results. The visit starts only when the page is
  // shown.
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', wait, { once: true });
  else wait();
}
