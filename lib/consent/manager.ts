/** The operator's own consent manager, which announces choices as consent mode commands on the data layer. */
import { CHOICE_EVENT } from './browser';
import { parseChoice, CONSENT_COOKIE, CONSENT_DAYS, type Allowed } from './choice';

/** Stores a choice in the site's own cookie, for the server and for later pages. */
function storeChoice(choice: Allowed): void {
  const stored = parseChoice(document.cookie);
  if (stored?.analytics === choice.analytics && stored.advertising === choice.advertising) return;
  const categories = [
    'necessary',
    ...(choice.analytics ? ['analytics'] : []),
    ...(choice.advertising ? ['advertising'] : []),
  ];
  const value = encodeURIComponent(JSON.stringify({ categories }));
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${CONSENT_COOKIE}=${value}; Path=/; Max-Age=${CONSENT_DAYS * 86_400}; SameSite=Lax${secure}`;
  dispatchEvent(new Event(CHOICE_EVENT));
}

/** Returns the choice of a consent mode `update` command, or null for any other entry. */
function parseConsentUpdate(entry: unknown): Allowed | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const [command, kind, signals] = [0, 1, 2].map((index): unknown => Reflect.get(entry, index));
  if (command !== 'consent' || kind !== 'update' || typeof signals !== 'object' || !signals) return null;
  const granted = (name: string): boolean => Reflect.get(signals, name) === 'granted';
  return { analytics: granted('analytics_storage'), advertising: granted('ad_storage') };
}

let loaded: Promise<void> | undefined;

/**
 * Watches the data layer for choices and loads the manager's script, once per document.
 * @throws Error when the script does not load
 */
export function loadConsentManager(url: string): Promise<void> {
  loaded ??= new Promise((resolve, reject) => {
    const layer = (window.dataLayer ??= []);
    const original = layer.push.bind(layer);
    layer.push = (...entries: object[]) => {
      const length = original(...entries);
      for (const choice of entries.map(parseConsentUpdate)) if (choice) storeChoice(choice);
      return length;
    };
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('The consent manager did not load')));
    document.head.append(script);
  });
  return loaded;
}

/**
 * Opens the manager's preferences by calling its own function.
 * @param name path of a global function, such as `OneTrust.ToggleInfoDisplay`
 * @throws Error when the script does not load or has no such function
 */
export async function openConsentManager(url: string, name: string): Promise<void> {
  await loadConsentManager(url);
  const [last = '', ...path] = name.split('.').toReversed();
  let owner: unknown = window;
  for (const part of path.toReversed())
    owner = typeof owner === 'object' && owner !== null ? Reflect.get(owner, part) : undefined;
  const open: unknown = typeof owner === 'object' && owner !== null ? Reflect.get(owner, last) : undefined;
  if (typeof open !== 'function') throw new Error(`The consent manager has no ${name}`);
  Reflect.apply(open, owner, []);
}
