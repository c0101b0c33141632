/** Values that can be passed to a function that runs in a page, and returned from it. */
export type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json };

/** Keys that journeys press, by their DOM names. */
export type KeyName = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown';

/** A browser with one page. Journeys use this interface; each browser implements it with its own protocol. */
export interface Browser {
  version: string;
  /** Opens a URL, and waits until the page is loaded. */
  open: (url: string) => Promise<void>;
  back: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page. It may only use its arguments and the page. */
  evaluate: <Args extends Json[]>(run: (...args: Args) => unknown, ...args: Args) => Promise<unknown>;
  /** Clicks with the mouse, at a position relative to the viewport's upper left corner. */
  clickAt: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: KeyName) => Promise<void>;
  close: () => Promise<void>;
}

export interface BrowserOptions {
  scripts: boolean;
  folder: string;
}
