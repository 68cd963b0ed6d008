import { languageOf } from '../config/languages';
import type { LanguageCode } from '../config/languages';

// These texts are static, because they are shown when no catalogue is loaded.
const TEXTS = {
  'pt-BR': {
    wait: 'Abrindo a Portaria…',
    root: 'A Portaria precisa ficar na raiz do endereço, e não em uma pasta. Avise o administrador.',
    sentence: 'Não foi possível carregar a Portaria. Verifique a conexão.',
    retry: 'Tentar de novo',
  },
  'en-US': {
    wait: 'Opening Portaria…',
    root: 'Portaria must be at the root of its address, not in a folder. Contact your administrator.',
    sentence: 'Couldn’t load Portaria. Check your connection.',
    retry: 'Try again',
  },
  'es-ES': {
    wait: 'Abriendo Portaria…',
    root: 'Portaria tiene que estar en la raíz de la dirección, no en una carpeta. Avise al administrador.',
    sentence: 'No se ha podido cargar Portaria. Compruebe la conexión.',
    retry: 'Reintentar',
  },
};

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
      line.textContent = TEXTS[languageOf(code).catalogue].wait;
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

/**
 * Shows, without catalogue or store, that the portal could not start, and a button to retry. The cause `root` means that
 * it is served below a folder (specification §8.18).
 */
export function showStaticFallback(
  container: HTMLElement,
  code: LanguageCode,
  retry: () => void,
  landmark: 'main' | 'section' = 'main',
  cause: 'sentence' | 'root' = 'sentence',
): void {
  const { [cause]: sentence, retry: label } = TEXTS[languageOf(code).catalogue];
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
  container.replaceChildren(main);
  text.focus();
}
