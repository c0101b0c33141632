import type { Page } from '@playwright/test';

/** Names that lead to different places of one page, and why they may. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'Watch the film': 'Both buttons of the sample page open the same film.',
  'Send me tips and offers by email':
    'A field of the page’s form and of the newsletter, each in a form with a heading.',
};

const ROLES = new Set(['link', 'button', 'DisclosureTriangle', 'checkbox']);

/**
 * Where a link, a button or a box leads: the address, the element that it controls, what it sends, or itself. A box is told
 * from another by its form and value.
 */
function targetOf(this: Element): string {
  if (this instanceof HTMLAnchorElement) return this.href;
  const controlled = this.getAttribute('commandfor') ?? this.getAttribute('popovertarget');
  if (controlled !== null) return `#${controlled}`;
  if (this instanceof HTMLInputElement) return `${this.form?.action} ${this.name}=${this.value}`;
  return `element ${[...document.querySelectorAll('*')].indexOf(this)}`;
}

/**
 * Links, buttons and boxes of a page that have the same accessible name and lead to different places, and those without a
 * name. Names are the browser's own, as assistive technology gets them.
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
        functionDeclaration: targetOf.toString(),
        returnByValue: true,
      });
      targets.add(String(result.value));
    }
    if (targets.size > 1 || isNameless) found.push(`${key}: ${[...targets].join(', ')}`);
  }
  await devtools.detach();
  return found;
}

/** Tables without a caption, by their text. */
export const findTablesWithoutCaption = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('table')]
      .filter(({ caption }) => !caption?.textContent.trim())
      .map(({ textContent }) => textContent.slice(0, 60)),
  );

/** Spanish and French names that are not marked as such, in texts and in the attributes that name an element. */
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
