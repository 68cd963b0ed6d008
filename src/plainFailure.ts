import { languageOf } from './config/languages';
import type { LanguageCode } from './config/languages';

// For the one moment at which no catalogue can be had: its words cannot come from one.
const words = {
  'pt-BR': { sentence: 'A Portaria não pôde ser carregada. Verifique a conexão.', retry: 'Tentar de novo' },
  'en-US': { sentence: 'Portaria could not be loaded. Check your connection.', retry: 'Try again' },
  'es-ES': { sentence: 'No se pudo cargar Portaria. Compruebe la conexión.', retry: 'Intentar de nuevo' },
};

/** Says, without texts or store, that the portal could not start, and offers another try. */
export function showPlainFailure(container: HTMLElement, code: LanguageCode, retry: () => void): void {
  const { sentence, retry: label } = words[languageOf(code).catalogue];
  const { ownerDocument } = container;
  const main = ownerDocument.createElement('main');
  const text = ownerDocument.createElement('h1');
  const button = ownerDocument.createElement('button');
  main.className = 'plainFailure';
  text.tabIndex = -1;
  text.textContent = sentence;
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', retry);
  main.append(text, button);
  container.replaceChildren(main);
  text.focus();
}
