import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Browser, Json, KeyName } from './browser.ts';

const TIMEOUT_MS = 20_000;
const INTERVAL_MS = 50;

const point = z.object({ x: z.number(), y: z.number() });

/**
 * Counts the visible elements that match a selector and whose label or content contains the given text. Runs in the
 * page.
 */
function countVisible(selector: string, text: string): number {
  return [...document.querySelectorAll(selector)].filter(
    (element) =>
      `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`
        .replaceAll(/\s+/g, ' ')
        .includes(text) &&
      element.getClientRects().length > 0 &&
      element.checkVisibility({ visibilityProperty: true }),
  ).length;
}

/**
 * Returns where to click on the first visible element that matches a selector and contains the given text, or on its
 * label. Returns null while the element moves or is covered. Runs in the page.
 */
function placeOf(selector: string, text: string): { x: number; y: number } | null {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) =>
      `${one.getAttribute('aria-label') ?? ''} ${one.textContent}`.replaceAll(/\s+/g, ' ').includes(text) &&
      one.getClientRects().length > 0 &&
      one.checkVisibility({ visibilityProperty: true }),
  );
  const moves = ({ effect, playState }: Animation): boolean =>
    playState === 'running' && effect instanceof KeyframeEffect && !!effect.target?.contains(element ?? null);
  if (!element || document.getAnimations().some(moves)) return null;
  const middle = (one: Element): { x: number; y: number } | undefined => {
    one.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [{ left, top, width, height } = new DOMRect()] = one.getClientRects();
    const place = { x: left + Math.min(width / 2, 40), y: top + height / 2 };
    const hit = document.elementFromPoint(place.x, place.y);
    return hit && one.contains(hit) ? place : undefined;
  };
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  return [element, ...labels].map(middle).find(Boolean) ?? null;
}

/** Uses the site in a browser like a person: by mouse and keyboard, waiting for visible results. */
export class Visitor {
  readonly browser: Browser;
  readonly #site: string;

  constructor(browser: Browser, site: string) {
    this.browser = browser;
    this.#site = site;
  }

  /**
   * Waits for a condition.
   * @throws Error that describes the condition when it is not met in time
   */
  async until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + TIMEOUT_MS;
    let failure: unknown;
    while (Date.now() < deadline) {
      // Nothing can be evaluated while the browser navigates to the next page.
      const result = await isTrue().catch((error: unknown) => {
        failure = error;
        return false;
      });
      if (result) return;
      await sleep(INTERVAL_MS);
    }
    throw new Error(`${what}: not in ${TIMEOUT_MS / 1000} s, at ${await this.address()}`, { cause: failure });
  }

  /** Waits until a function that runs in the page returns true. */
  untilInPage<Args extends Json[]>(
    what: string,
    run: (...args: Args) => boolean,
    ...args: Args
  ): Promise<void> {
    return this.until(what, async () => (await this.browser.evaluate(run, ...args)) === true);
  }

  open(path: string): Promise<void> {
    return this.browser.open(this.#site + path);
  }

  /** Opens a page, and waits until a part of it is hydrated. */
  async openWithScripts(path: string, part = '[data-page]'): Promise<void> {
    await this.open(path);
    await this.hydrated(part);
  }

  hydrated(part: string): Promise<void> {
    return this.untilInPage(
      `scripts in ${part}`,
      // React marks elements before committing them. The site replays early clicks after the commit, and then unsets
      // the list.
      (selector) =>
        !globalThis.earlyClicks &&
        Object.keys(document.querySelector(selector) ?? {}).some((name) => name.startsWith('__react')),
      part,
    );
  }

  /** Returns the path, query and fragment of the open page. */
  async address(): Promise<string> {
    return String(await this.browser.evaluate(() => location.pathname + location.search + location.hash));
  }

  async untilAt(address: RegExp): Promise<void> {
    await this.until(`the page ${address}`, async () => address.test(await this.address()));
    await this.untilInPage('loaded', () => document.readyState === 'complete');
  }

  async sees(selector: string, text = ''): Promise<void> {
    await this.until(
      `${selector} "${text}" visible`,
      async () => Number(await this.browser.evaluate(countVisible, selector, text)) > 0,
    );
  }

  async seesNo(selector: string, text = ''): Promise<void> {
    await this.until(
      `${selector} "${text}" gone`,
      async () => (await this.browser.evaluate(countVisible, selector, text)) === 0,
    );
  }

  async click(selector: string, text = ''): Promise<void> {
    let place: z.infer<typeof point> | undefined;
    await this.until(`${selector} "${text}" in one place to click`, async () => {
      const before = place;
      place = point.optional().parse((await this.browser.evaluate(placeOf, selector, text)) ?? undefined);
      // Wait until the place is stable, because a form that validates new input removes messages, and its button moves
      // up.
      return place !== undefined && place.x === before?.x && place.y === before.y;
    });
    if (place) await this.browser.clickAt(place.x, place.y);
  }

  press(key: KeyName): Promise<void> {
    return this.browser.press(key);
  }

  async fill(selector: string, value: string): Promise<void> {
    await this.sees(selector);
    await this.browser.evaluate((field) => {
      const element = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(field);
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      element?.focus({ preventScroll: true });
      element?.select();
    }, selector);
    await this.browser.type(value);
    await this.untilInPage(
      `${selector} with "${value}"`,
      (field, text) => document.querySelector<HTMLInputElement>(field)?.value === text,
      selector,
      value,
    );
  }

  async check(selector: string): Promise<void> {
    await this.click(selector);
    await this.untilInPage(
      `${selector} ticked`,
      (field) => document.querySelector<HTMLInputElement>(field)?.checked === true,
      selector,
    );
  }

  /**
   * Selects an option by its text. Sets the value by script, because the options of a select are drawn by the operating
   * system.
   */
  async choose(selector: string, text: string): Promise<void> {
    await this.untilInPage(
      `${selector} with the option "${text}"`,
      (field, label) => {
        const select = document.querySelector<HTMLSelectElement>(field);
        const option = [...(select?.options ?? [])].find((one) => one.text === label);
        if (!select || !option) return false;
        select.value = option.value;
        for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
        return true;
      },
      selector,
      text,
    );
  }
}
