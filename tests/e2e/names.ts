import type { Page } from '@playwright/test';

const EXCEPTIONS: Readonly<Record<string, string>> = {
  'Watch the video': 'Both buttons of the sample page open the same film.',
  'Send me tips and offers by email':
    'A field of the page’s form and of the newsletter, each in a form with a heading.',
};

const ROLES = new Set(['link', 'button', 'DisclosureTriangle', 'checkbox']);

/**
 * Returns what a link, button or checkbox leads to: a URL, the element that it controls, the value that it
 * sends, or itself.
 */
function describeTarget(this: Element): string {
  if (this instanceof HTMLAnchorElement) return this.href;
  const controlled = this.getAttribute('commandfor') ?? this.getAttribute('popovertarget');
  if (controlled !== null) return `#${controlled}`;
  if (this instanceof HTMLInputElement) return `${this.form?.action} ${this.name}=${this.value}`;
  return `element ${[...document.querySelectorAll('*')].indexOf(this)}`;
}

/**
 * Returns links, buttons and checkboxes that share an accessible name but lead to different places, and those
 * without a name. The names come from the browser's accessibility tree.
 */
export async function findSameNames(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  const byName = new Map<string, number[]>();
  for (const { ignored, role, name, backendDOMNodeId } of nodes) {
    if (ignored || backendDOMNodeId === undefined || !ROLES.has(String(role?.value))) continue;
    const key = `${String(role?.value)} “${String(name?.value ?? '').trim()}”`;
    byName.set(key, [...(byName.get(key) ?? []), backendDOMNodeId]);
  }
  const found: string[] = [];
  for (const [key, ids] of byName) {
    const isNameless = key.endsWith('“”');
    if ((ids.length < 2 && !isNameless) || Object.keys(EXCEPTIONS).some((name) => key.endsWith(`“${name}”`)))
      continue;
    const targets = new Set<string>();
    for (const backendNodeId of ids) {
      const { object } = await devtools.send('DOM.resolveNode', { backendNodeId });
      const { result } = await devtools.send('Runtime.callFunctionOn', {
        objectId: object.objectId,
        functionDeclaration: describeTarget.toString(),
        returnByValue: true,
      });
      targets.add(String(result.value));
    }
    if (targets.size > 1 || isNameless) found.push(`${key}: ${[...targets].join(', ')}`);
  }
  await devtools.detach();
  return found;
}

export const findTablesWithoutCaption = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('table')]
      .filter(({ caption }) => !caption?.textContent.trim())
      .map(({ textContent }) => textContent.slice(0, 60)),
  );

/**
 * Returns Spanish and French names without a matching `lang` attribute, in text and in attributes that name an element.
 */
export const findUnmarkedLanguages = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const words = { es: /Español|Hoja de datos/, fr: /Français|Fiche de données/ };
    const found: string[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      if (element.matches('script, style, template, noscript')) continue;
      const texts = [...element.childNodes].flatMap((node) =>
        node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : [],
      );
      const names = ['aria-label', 'title', 'alt'].flatMap((name) => element.getAttribute(name) ?? []);
      for (const text of [...texts, ...names])
        for (const [language, pattern] of Object.entries(words))
          if (pattern.test(text) && element.closest('[lang]')?.getAttribute('lang') !== language)
            found.push(text.trim().slice(0, 80));
    }
    return found;
  });
