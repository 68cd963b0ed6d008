/** Whether neither an input method nor a shortcut of the browser uses the key. */
export const isPlainKey = ({ isComposing, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !(isComposing || altKey || ctrlKey || metaKey);
