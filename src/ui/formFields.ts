// Reads and focuses the fields of a form at a submit.

/** The part of final-form that is needed for fields of these names. */
type FormApi<N extends string> = {
  batch: (change: () => void) => void;
  change: (name: N, value: string) => void;
  getState: () => { values: Partial<Record<N, string>>; errors?: Record<string, unknown> | undefined };
};

/** Copies the shown texts to the form, because scripts and password managers may fill a field without an event. */
export function copyShownTexts<N extends string>(
  element: HTMLFormElement,
  form: FormApi<N>,
  names: readonly N[],
  clean: Partial<Record<N, (shown: string) => string>> = {},
): void {
  form.batch(() => {
    for (const name of names) {
      const shownText = readShownText(element, name);
      if (shownText !== null && shownText !== form.getState().values[name])
        form.change(name, clean[name]?.(shownText) ?? shownText);
    }
  });
}

/** Returns the text of a field. A check box has no text, and a combobox shows the name of its value, so both give null. */
export function readShownText(element: HTMLFormElement, name: string): string | null {
  const field = element.elements.namedItem(name);
  if (!isTextField(field) || field.type === 'checkbox') return null;
  return field.getAttribute('role') === 'combobox' ? null : field.value;
}

const isTextField = (
  field: Element | RadioNodeList | null | undefined,
): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

/** Focuses the first invalid field. */
export function focusFirstInvalid<N extends string>(
  element: HTMLFormElement,
  form: FormApi<N>,
  names: readonly N[],
): void {
  const errors = form.getState().errors ?? {};
  const firstInvalid = names.find((name) => name in errors);
  if (firstInvalid !== undefined) focusField(element, firstInvalid, 'unselected');
}

/** Focuses a field, and scrolls to it if it is out of view. */
export function focusField(
  element: HTMLFormElement | null,
  name: string,
  text: 'selected' | 'unselected',
): void {
  const named = element?.elements.namedItem(name);
  // Radio buttons have one name.
  const field = named instanceof RadioNodeList ? named[0] : named;
  if (!isTextField(field)) return;
  field.focus();
  field.scrollIntoView({ block: 'nearest' });
  if (text === 'selected') field.select();
}

/** Returns the focus to the submit button, which lost it while disabled, unless another element has it. */
export function focusSubmit(element: HTMLFormElement | null): void {
  if (document.activeElement !== document.body) return;
  element?.querySelector<HTMLElement>('[type=submit]')?.focus();
}
