/** After start-up, in milliseconds (specification §4). */
const SHOW_AFTER_MS = 1_000;
const TRANSITIONS_AFTER_MS = 1_500;

/** `show`, then `default-transition`. Nothing is hidden until then; the second switches slide animations on. */
export function addBodyClasses(body: HTMLElement): void {
  setTimeout(() => {
    body.classList.add('show');
  }, SHOW_AFTER_MS);
  setTimeout(() => {
    body.classList.add('default-transition');
  }, TRANSITIONS_AFTER_MS);
}
