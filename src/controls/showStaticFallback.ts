import { PRERENDERED_ATTRIBUTE } from '../config/firstScreen';
import { languageOf } from '../config/languages';
import type { LanguageCode } from '../../api-spec/languages';
import { CANNOT_LOAD, LOADING, NOT_AT_ROOT } from '../config/languageTexts';

/** Milliseconds for which the page may stay empty without a text. */
const WAIT_TEXT_MS = 1_000;

/**
 * Shows that the portal is loading if `#root` is still empty after a second. The line is a live region of the page
 * itself, so that a screen reader announces it. The style sheet hides it when `#root` has content.
 */
export function showWaitText(document: Document, code: LanguageCode): void {
  setTimeout(() => {
    const line = document.getElementById('wait');
    if (line && !document.getElementById('root')?.hasChildNodes()) {
      line.textContent = LOADING[languageOf(code).catalogue];
    }
  }, WAIT_TEXT_MS);
}

/** The data attribute of `#root` that the main script sets when it starts. */
export const STARTED_ATTRIBUTE = 'begun';

/** Milliseconds without a loaded file after which the start counts as stalled (specification §8.13). */
const STALLED_MS = 10_000;

/**
 * Calls `report` if no script or style sheet was loaded for ten seconds. A first screen that is rendered later replaces
 * the report.
 */
export function reportStalledStart(document: Document, report: () => void): void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(report, STALLED_MS);
  };
  wait();
  // Load events of files do not bubble, so the document captures them.
  document.addEventListener('load', wait, true);
}

/** Returns the sentence for a portal that is served below a folder (specification §8.18). */
export const notAtRootText = (code: LanguageCode): string => NOT_AT_ROOT[languageOf(code).catalogue];

/** Shows that the portal could not start, and a button to retry. Needs neither catalogue nor store. */
export function showStaticFallback(
  container: HTMLElement,
  code: LanguageCode,
  retry: () => void,
  landmark: 'main' | 'section' = 'main',
  sentence: string = CANNOT_LOAD[languageOf(code).catalogue].sentence,
): void {
  const { retry: label } = CANNOT_LOAD[languageOf(code).catalogue];
  const { ownerDocument } = container;
  const main = ownerDocument.createElement(landmark);
  const text = ownerDocument.createElement('h1');
  const button = ownerDocument.createElement('button');
  main.className = 'staticFallback';
  text.tabIndex = -1;
  text.textContent = sentence;
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', retry);
  main.append(text, button);
  container.removeAttribute(PRERENDERED_ATTRIBUTE);
  container.replaceChildren(main);
  // A person who types keeps the field.
  if (!(ownerDocument.activeElement instanceof HTMLInputElement)) text.focus();
}
