// Part of the script in the page's head: shows the prerendered login, and keeps what the visitor does before the main
// script can react.
import { languageOf } from './config/languages';
import type { LanguageCode } from '../api-spec/languages';
import { APP_ADDRESS } from './config/paths';
import { isAppleKeyboard, isPaletteKey } from './screens/app/palette/keys';
import {
  BUSY_ATTRIBUTE,
  FILES_ATTRIBUTE,
  HELD_ATTRIBUTE,
  CARD_ADDRESS,
  LOGIN_ADDRESS,
  PRERENDERED_ATTRIBUTE,
  TEMPLATE_ATTRIBUTE,
  USABLE_EVENT,
} from './config/firstScreen';

/** The element that follows all templates in the page. */
const LAST_ELEMENT_ID = 'wait';

/**
 * Shows the first screen before the first paint. The addresses of the login get the login in a language. A visitor with a
 * session, and the other pages below `/user`, get the card without its content. The app area gets its top bar, and any other
 * address an empty card.
 */
export function showFirstScreen(document: Document, code: LanguageCode, hasSession: boolean): void {
  const { pathname } = document.location;
  const isLogin = LOGIN_ADDRESS.test(pathname);
  if (APP_ADDRESS.test(pathname)) holdPaletteKey(document);
  // The browser calls an observer before it paints what the parser has added.
  const observer = new MutationObserver(() => {
    if (!document.getElementById(LAST_ELEMENT_ID)) return;
    observer.disconnect();
    const template = document.querySelector<HTMLTemplateElement>(
      `[${TEMPLATE_ATTRIBUTE}=${languageOf(code).catalogue}]`,
    );
    const root = document.getElementById('root');
    if (!template || !root) return;
    if (!CARD_ADDRESS.test(pathname)) {
      root.className = APP_ADDRESS.test(pathname) ? 'bar' : 'box';
      return;
    }
    if (isLogin) {
      document.title = template.title;
      preloadScripts(document, template);
    }
    root.append(template.content.cloneNode(true));
    const isWholeLogin = isLogin && !hasSession;
    // The main script hydrates only a screen whose attribute names its language. It renders over the card alone.
    root.setAttribute(PRERENDERED_ATTRIBUTE, isWholeLogin ? code : '');
    if (!isWholeLogin) {
      for (const parent of root.querySelectorAll('main > :last-child, footer')) parent.replaceChildren();
      return;
    }
    const select = root.querySelector('select');
    if (select) select.value = code;
    holdInput(document, root, template.getAttribute(BUSY_ATTRIBUTE) ?? '');
    // A phone would open its keyboard over the page.
    if (matchMedia('(pointer: fine)').matches) root.querySelector('input')?.focus();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Whether the root contains a prerendered screen that React has not taken over. */
export const isPrerendered = (root: HTMLElement): boolean => root.hasAttribute(PRERENDERED_ATTRIBUTE);

/** Adds an element above the prerendered screen. The style sheet hides it when React has taken the screen over. */
export function addNotice(document: Document): HTMLElement {
  const notice = document.createElement('div');
  notice.className = 'overPage';
  notice.id = 'stalled';
  notice.role = 'alert';
  document.body.append(notice);
  document.addEventListener(USABLE_EVENT, () => notice.remove(), { once: true });
  return notice;
}

/** Holds the key of the command palette until the app area can react. The browser would open its own search. */
function holdPaletteKey(document: Document): void {
  const hasCommandKey = isAppleKeyboard(navigator.userAgent);
  let held: KeyboardEvent | null = null;
  const hold = (event: KeyboardEvent) => {
    if (!isPaletteKey(event, hasCommandKey)) return;
    event.preventDefault();
    held = event;
  };
  document.addEventListener('keydown', hold);
  document.addEventListener(
    USABLE_EVENT,
    () => {
      document.removeEventListener('keydown', hold);
      if (held) document.dispatchEvent(new KeyboardEvent('keydown', held));
    },
    { once: true },
  );
}

function preloadScripts(document: Document, template: Element): void {
  for (const file of template.getAttribute(FILES_ATTRIBUTE)?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = file;
    document.head.append(link);
  }
}

/**
 * Holds a submit and a press of a button until the form can react. A held form is busy: a spinner, disabled and announced.
 * Typed text needs no help: the fields keep it.
 */
function holdInput(document: Document, root: HTMLElement, busyText: string): void {
  const status = document.createElement('p');
  status.role = 'status';
  status.className = 'visuallyHidden';
  document.body.append(status);
  const heldActions = new Map<EventTarget, () => void>();
  const hold = (event: Event) => {
    const { target } = event;
    if (event.type === 'submit' && target instanceof HTMLFormElement) {
      // Without this, the browser would load the page anew.
      event.preventDefault();
      const submit = target.querySelector<HTMLButtonElement>('[type=submit]');
      target.setAttribute(HELD_ATTRIBUTE, '');
      if (submit) submit.disabled = true;
      status.textContent = busyText;
      heldActions.set(target, () => {
        target.removeAttribute(HELD_ATTRIBUTE);
        if (submit) submit.disabled = false;
        target.requestSubmit();
      });
    }
    const button = target instanceof Element && target.closest<HTMLElement>('[type=button]');
    // A second press takes the first one back.
    if (event.type === 'click' && button && !heldActions.delete(button))
      heldActions.set(button, () => button.click());
  };
  root.addEventListener('submit', hold);
  root.addEventListener('click', hold);
  document.addEventListener(
    USABLE_EVENT,
    () => {
      status.remove();
      root.removeEventListener('submit', hold);
      root.removeEventListener('click', hold);
      for (const repeat of heldActions.values()) repeat();
    },
    { once: true },
  );
}
