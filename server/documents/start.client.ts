/**
 * Loaded first on every page that the server finished: enforces where scripts come from, buffers errors and clicks, and
 * starts the page's scripts when it is idle or at the visitor's first touch. Until then links, forms and menus do what
 * they do without JavaScript. A classic script without imports: the build minifies it (write-start-script.ts).
 */
{
  const MAX_BUFFERED = 50;
  const IDLE_TIMEOUT_MS = 1_000;
  /** For pages whose pictures take longer than this to load. */
  const START_TIMEOUT_MS = 5_000;
  const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'focusin', 'input'];
  const FOLDERS = ['/_next/static/', '/_page-data/'];
  /** The close and check marks of the consent manager's dialog, which it writes as HTML. */
  const ICON = /^<svg viewBox="[\d .]+" stroke-width="[\d.]+"><path d="[\w .,-]+"\/?>(?:<\/path>)?<\/svg>$/;
  /** How React creates a script element, which does not run. */
  const EMPTY_SCRIPT = '<script></script>';

  const { currentScript } = document;
  const { scripts = '', pageData } = currentScript instanceof HTMLScriptElement ? currentScript.dataset : {};

  const isOwnScript = (url: string): boolean => {
    const { origin, pathname } = new URL(url, location.href);
    return origin === location.origin && FOLDERS.some((folder) => pathname.startsWith(folder));
  };
  // Null refuses: the browser throws an error and reports a violation.
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
        // The page's own script takes them over.
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
      // Without its data the page stays as it is; the server has reported it.
      load(pageData).addEventListener('load', loadAll);
    }
  };
  /** A browser moves the pointer itself, by nothing, when a page is first laid out below a mouse that rests. */
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
  /** The largest picture is loaded before the page is, but decoded and painted after it. */
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
  // A browser may render a page ahead, from its address bar or a search engine's links: nobody sees it, so it is no visit.
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', wait, { once: true });
  else wait();
}
