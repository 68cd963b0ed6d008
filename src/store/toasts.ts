import { createSlice, nanoid } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { FailureText } from '../api/callError.messages';

/** A message of the portal with the text of an error, or a server's text with its language. */
export type MessageText = FailureText | { text: string; lang?: string };
/** `attention` is the specified toast, with its title (specification §8.2). The others have an icon and no title. `info` stays. */
export type ToastKind = 'attention' | 'info' | 'success' | 'error';
/** A link below the text, for example to what was done. */
export type ToastLink = { to: string; text: MessageText };
export type Toast = { id: string; text: MessageText; kind: ToastKind; link?: ToastLink };

export type ToastsState = { showing: Toast[] };

/** Milliseconds for which a toast other than `info` is shown (specification §8.2). */
export const TOAST_MS = 6_000;
const MAX_TOASTS = 5;
/** Characters of a server's text. */
const MAX_SERVER_TEXT = 1_000;
/** Characters of the error text in the details of a message. */
const MAX_DETAIL = 300;

const initialState: ToastsState = { showing: [] };

export const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    /** A text that is already shown is ignored. The sixth toast removes the oldest. */
    toastAdded: {
      prepare: (text: MessageText, kind: ToastKind = 'attention', link?: ToastLink) => ({
        payload: { id: nanoid(), text: limitText(text), kind, ...(link && { link }) },
      }),
      reducer: (state, { payload }: PayloadAction<Toast>) => {
        if (state.showing.some(({ text }) => comparableText(text) === comparableText(payload.text))) return;
        state.showing.push(payload);
        if (state.showing.length > MAX_TOASTS) state.showing.shift();
      },
    },
    /** The toasts are outdated. */
    toastsCleared: () => initialState,
    toastGone: (state, { payload }: PayloadAction<string>) => {
      state.showing = state.showing.filter(({ id }) => id !== payload);
    },
  },
});

export const { toastAdded, toastGone, toastsCleared } = toastsSlice.actions;

export const selectToasts = ({ toasts }: { toasts: ToastsState }): Toast[] => toasts.showing;

/** Returns the text without the request id, which differs each time. */
const comparableText = (text: MessageText): string => JSON.stringify({ ...text, requestId: undefined });

export function limitText(text: MessageText): MessageText {
  if ('text' in text) return { ...text, text: shorten(text.text, MAX_SERVER_TEXT) };
  return text.detail === undefined ? text : { ...text, detail: shorten(text.detail, MAX_DETAIL) };
}

// Removes half of a surrogate pair at the cut.
const shorten = (text: string, maxLength: number): string =>
  text.length <= maxLength ? text : `${text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '')}…`;
