/**
 * Focuses an element after a popup has closed, and returns false for `finalFocus` of the library. The library itself
 * would focus the first control inside an element with `tabIndex={-1}`.
 */
export function focusItself(element: HTMLElement | null): false {
  // The library removes `inert` from the page in the same task.
  queueMicrotask(() => element?.focus({ preventScroll: true }));
  return false;
}
