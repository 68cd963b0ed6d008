/** Milliseconds after the start (specification §4). */
const SHOW_AFTER_MS = 1_000;
const TRANSITIONS_AFTER_MS = 1_500;

/** Adds `show`, then `default-transition`, which switches slide animations on. Neither makes content visible. */
export function addBodyClasses(body: HTMLElement): void {
  setTimeout(() => {
    body.classList.add('show');
  }, SHOW_AFTER_MS);
  setTimeout(() => {
    body.classList.add('default-transition');
  }, TRANSITIONS_AFTER_MS);
}
