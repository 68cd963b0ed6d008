import { createSlice, nanoid } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { FailureText } from '../api/callError.messages';

/** A text of the portal by its message id, with an error text as it came; or a server's own text and its language. */
export type ToastText = FailureText | { said: string; lang?: string };
export type Toast = { id: string; text: ToastText };

export type ToastsState = { showing: Toast[] };

/** How long a toast stays, in milliseconds (specification §8.2). */
export const TOAST_MS = 6_000;
const MOST_AT_ONCE = 5;
/** Characters of a server's own words. */
const LONGEST_SAID = 1_000;
/** Characters of an error text behind a sentence of ours. */
const LONGEST_DETAIL = 300;

const initialState: ToastsState = { showing: [] };

export const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    /** The same words are not shown twice at once; of six, the oldest goes. */
    toastAsked: {
      prepare: (text: ToastText) => ({ payload: { id: nanoid(), text: bounded(text) } }),
      reducer: (state, { payload }: PayloadAction<Toast>) => {
        if (state.showing.some(({ text }) => wordsOf(text) === wordsOf(payload.text))) return;
        state.showing.push(payload);
        if (state.showing.length > MOST_AT_ONCE) state.showing.shift();
      },
    },
    /** What was said before no longer holds. */
    toastsCleared: () => initialState,
    toastGone: (state, { payload }: PayloadAction<string>) => {
      state.showing = state.showing.filter(({ id }) => id !== payload);
    },
  },
});

export const { toastAsked, toastGone, toastsCleared } = toastsSlice.actions;

export const selectToasts = ({ toasts }: { toasts: ToastsState }): Toast[] => toasts.showing;

/** What a person reads. The id of the request differs each time. */
const wordsOf = (text: ToastText): string => JSON.stringify({ ...text, requestId: undefined });

export function bounded(text: ToastText): ToastText {
  if ('said' in text) return { ...text, said: cut(text.said, LONGEST_SAID) };
  return text.detail === undefined ? text : { ...text, detail: cut(text.detail, LONGEST_DETAIL) };
}

const cut = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')}…`; // no surrogate stays alone
