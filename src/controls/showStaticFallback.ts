import { languageOf } from '../config/languages';
import type { LanguageCode } from '../config/languages';

// Used while no catalogue is loaded, so its texts are here.
const words = {
  'pt-BR': {
    wait: 'Abrindo a Portaria…',
    root: 'A Portaria precisa ficar na raiz do endereço, e não em uma pasta. Avise o administrador.',
    sentence: 'A Portaria não pôde ser carregada. Verifique a conexão.',
    retry: 'Tentar de novo',
  },
  'en-US': {
    wait: 'Opening Portaria…',
    root: 'Portaria must be at the root of its address, not in a folder. Contact your administrator.',
    sentence: 'Portaria could not be loaded. Check your connection.',
    retry: 'Try again',
  },
  'es-ES': {
    wait: 'Abriendo Portaria…',
    root: 'Portaria tiene que estar en la raíz de la dirección, no en una carpeta. Avise al administrador.',
    sentence: 'No se pudo cargar Portaria. Compruebe la conexión.',
    retry: 'Intentar de nuevo',
  },
};

/** Milliseconds for which the page may stay empty without a message. */
const PATIENCE_MS = 1_000;

/**
 * Shows a message if `#root` is still empty after a second. Its element is a live region of the first document, so that
 * screen readers announce it. The style sheet hides it when `#root` has content.
 */
export function sayWhatIsAwaited(document: Document, code: LanguageCode): void {
  setTimeout(() => {
    const line = document.getElementById('wait');
    if (line && !document.getElementById('root')?.hasChildNodes()) {
      line.textContent = words[languageOf(code).catalogue].wait;
    }
  }, PATIENCE_MS);
}

/** The attribute of `#root` by which the main script shows that it runs. */
export const BEGUN = 'begun';

/** Milliseconds without any file before the start is reported as failed (specification §8.13). */
const SILENCE_MS = 10_000;

/**
 * Reports a start without progress: no script or style sheet was loaded for ten seconds, and `#root` is still empty. A
 * screen that is rendered later replaces the report.
 */
export function reportSilence(document: Document, report: () => void): void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(report, SILENCE_MS);
  };
  wait();
  // Load events of files do not bubble, and are captured by the document alone.
  document.addEventListener('load', wait, true);
}

/**
 * Shows, without catalogue or store, that the portal could not start, and a retry button. `root`: the portal is served
 * below a folder (specification §8.18).
 */
export function showStaticFallback(
  container: HTMLElement,
  code: LanguageCode,
  retry: () => void,
  landmark: 'main' | 'section' = 'main',
  cause: 'sentence' | 'root' = 'sentence',
): void {
  const { [cause]: sentence, retry: label } = words[languageOf(code).catalogue];
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
