import { languageOf } from '../config/languages';
import type { LanguageCode } from '../config/languages';

// For the moments at which no catalogue is there: its words cannot come from one.
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

/** How long the page may stay empty without a word, in milliseconds. */
const PATIENCE_MS = 1_000;

/**
 * Says that the portal is on its way, where `#root` is still empty after a second. The line is a live region that stands
 * in the page from its beginning, so that it is read out; the style sheet hides it as soon as `#root` holds something.
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
 * Reports a start that has stopped: no script or style sheet came for ten seconds, and `#root` is still empty. A first
 * screen that comes later replaces the report.
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
 * Says, without texts or store, that the portal could not start, and offers another try. `root`: because it is served
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
