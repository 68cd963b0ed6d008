import type { KeyboardEvent } from 'react';

/** Start and end of the selected text, in UTF-16 units. */
export type Selection = readonly [start: number, end: number];

/** What a person did in the search field while the code of the list was loading. */
export type Typed = {
  text: string;
  selected: Selection;
  /** Whether Enter was pressed after the last letter. The list carries it out when it is complete. */
  isEntered: boolean;
};

export const NOTHING_TYPED: Typed = { text: '', selected: [0, 0], isEntered: false };

export const selectionOf = ({ selectionStart, selectionEnd, value }: HTMLInputElement): Selection => [
  selectionStart ?? value.length,
  selectionEnd ?? value.length,
];

/** A key of its own: an input method takes its keys, and the browser those with a modifier. */
export const isPlainKey = ({ nativeEvent, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !(nativeEvent.isComposing || altKey || ctrlKey || metaKey);
