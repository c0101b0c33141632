/** The operator's own consent manager, which tells choices as consent mode commands on the data layer. */
import { CHOICE_EVENT } from './browser';
import { choiceIn, CONSENT_COOKIE, CONSENT_DAYS, type Allowed } from './choice';

/** Keeps a choice in the site's own cookie, where server and next pages read it. */
function keep(choice: Allowed): void {
  const known = choiceIn(document.cookie);
  if (known?.analytics === choice.analytics && known.advertising === choice.advertising) return;
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

/** The choice that a consent mode command tells; null for every other entry. */
function choiceOf(entry: unknown): Allowed | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const [command, kind, signals] = [0, 1, 2].map((index): unknown => Reflect.get(entry, index));
  if (command !== 'consent' || kind !== 'update' || typeof signals !== 'object' || !signals) return null;
  const granted = (name: string): boolean => Reflect.get(signals, name) === 'granted';
  return { analytics: granted('analytics_storage'), advertising: granted('ad_storage') };
}

let loaded: Promise<void> | undefined;

/** Listens to the choices that come over the data layer, and loads the manager's script. @throws when it does not load */
export function loadConsentManager(address: string): Promise<void> {
  loaded ??= new Promise((resolve, reject) => {
    const layer = (window.dataLayer ??= []);
    const original = layer.push.bind(layer);
    layer.push = (...entries: unknown[]) => {
      const length = original(...entries);
      for (const choice of entries.map(choiceOf)) if (choice) keep(choice);
      return length;
    };
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('The consent manager did not load')));
    document.head.append(script);
  });
  return loaded;
}

/** Calls the manager's own function that opens its preferences, such as `OneTrust.ToggleInfoDisplay`. */
export async function openConsentManager(address: string, name: string): Promise<void> {
  await loadConsentManager(address);
  const [last = '', ...path] = name.split('.').toReversed();
  let owner: unknown = window;
  for (const part of path.toReversed())
    owner = typeof owner === 'object' && owner !== null ? Reflect.get(owner, part) : undefined;
  const open: unknown = typeof owner === 'object' && owner !== null ? Reflect.get(owner, last) : undefined;
  if (typeof open !== 'function') throw new Error(`The consent manager has no ${name}`);
  Reflect.apply(open, owner, []);
}
