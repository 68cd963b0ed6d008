/** Start and end of the selected text, in UTF-16 units. */
export type Selection = readonly [start: number, end: number];

/** The input in the search field while the code of the list loads. */
export type Typed = {
  text: string;
  selected: Selection;
  /** Whether Enter was pressed last. The complete list then performs its best match. */
  isEntered: boolean;
};

export const NOTHING_TYPED: Typed = { text: '', selected: [0, 0], isEntered: false };

export const readSelection = ({ selectionStart, selectionEnd, value }: HTMLInputElement): Selection => [
  selectionStart ?? value.length,
  selectionEnd ?? value.length,
];
