/** What a step needs, and what the driver of some browsers cannot do. */
export type Ability = 'console' | 'downloads' | 'narrow windows' | 'print';

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown';

/** The window of each engine, in pixels. */
export const WINDOW = { width: 1280, height: 900 };

/** A machine that is many times slower needs this time. */
export const PATIENCE_MS = 120_000;

/** A tab of a browser. A selector is CSS, and the element must exist. Each method rejects if the browser cannot do it. */
export type Driver = {
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  /** Brings the tab to the front. */
  show: () => Promise<void>;
  /** Runs the body of a function in the page, and returns its JSON value. */
  evaluate: (body: string) => Promise<unknown>;
  /** Presses and releases the mouse over an element, as a person does. */
  click: (selector: string) => Promise<void>;
  /** Types into the element with the focus. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Presses a letter with Control. */
  pressControl: (letter: string) => Promise<void>;
  /** Chooses an option of a `select`. */
  choose: (selector: string, value: string) => Promise<void>;
  upload: (selector: string, path: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Returns the page as a PDF. */
  print: () => Promise<Uint8Array>;
  screenshot: (path: string) => Promise<void>;
  /** Opens a tab with the same storage. */
  newTab: () => Promise<Driver>;
};

/** A browser without stored data. */
export type Visit = {
  tab: Driver;
  /** Lines of the console: errors, warnings and uncaught exceptions. Empty if the driver cannot read them. */
  log: () => readonly string[];
  /** Downloads go into this folder. */
  downloads: string;
  close: () => Promise<void>;
};

/** A running browser. */
export type Engine = {
  /** Name and version. */
  name: string;
  /** The reason for each ability that is missing. */
  cannot: Partial<Record<Ability, string>>;
  open: () => Promise<Visit>;
  close: () => Promise<void>;
  /** Ends the processes of a browser that does not respond. */
  kill: () => void;
};

/** The browser or its driver is not on this machine. The message is the reason of a skipped run. */
export class NotInstalled extends Error {}
