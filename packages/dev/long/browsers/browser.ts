/** What can be passed to a function that runs in a page, and returned from it. */
export type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json };

/** The keys that journeys press, by their names in the DOM. */
export type KeyName = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown';

/** A browser with one page. Journeys are written on this; each browser does it by its own protocol. */
export interface Browser {
  version: string;
  /** Opens a URL; resolves when it is loaded. */
  open: (url: string) => Promise<void>;
  back: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page. It may use nothing but its arguments and the page. */
  evaluate: <Args extends Json[]>(run: (...args: Args) => unknown, ...args: Args) => Promise<unknown>;
  /** Clicks with a mouse, from the upper left corner of the viewport. */
  clickAt: (x: number, y: number) => Promise<void>;
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>;
  press: (key: KeyName) => Promise<void>;
  close: () => Promise<void>;
}

export interface BrowserOptions {
  /** Whether pages run scripts. */
  scripts: boolean;
  /** Where the browser may write. */
  folder: string;
}
