import { createAction, createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { FIRST_VISIT_LANGUAGE, languageFrom, languageOf } from '../config/languages';
import type { LanguageCode } from '../config/languages';
import { KEYS } from '../config/storageKeys';
import type { StartListening } from './listeners';
import type { StoredFields } from './storage';

export type LanguageState = {
  chosen: LanguageCode | null;
  /** What the page is written in, where that is not (yet) what was chosen: a change of direction takes a reload. */
  live: LanguageCode | null;
  /** A form of this page waits for an answer, which a reload would break off. */
  isHeld: boolean;
  /** A choice of the other direction, made on this page, waits for that answer. */
  isWaiting: boolean;
};

export const languageFields: StoredFields<LanguageState> = {
  chosen: { key: KEYS.language, read: languageFrom, write: (code) => code },
};

const initialState: LanguageState = { chosen: null, live: null, isHeld: false, isWaiting: false };

const directionOf = (code: LanguageCode) => languageOf(code).direction;
const liveOf = ({ chosen, live }: LanguageState): LanguageCode => live ?? chosen ?? FIRST_VISIT_LANGUAGE;
const isReloadDue = (state: LanguageState): boolean =>
  directionOf(state.chosen ?? FIRST_VISIT_LANGUAGE) !== directionOf(liveOf(state));

// The page changes at once only where it keeps its direction.
function choose(state: LanguageState, code: LanguageCode | null): void {
  const current = liveOf(state);
  state.chosen = code;
  const next = code ?? FIRST_VISIT_LANGUAGE;
  state.live = directionOf(next) === directionOf(current) ? next : current;
}

export const languageSlice = createSlice({
  name: 'language',
  initialState,
  reducers: {
    languageChosen: (state, { payload }: PayloadAction<LanguageCode>) => {
      choose(state, payload);
      state.isWaiting = state.isHeld && isReloadDue(state);
    },
    /** A form asks, and until `attemptEnded` no choice of a language reloads the page. */
    attemptBegan: (state) => {
      state.isHeld = true;
    },
    /** Where the form stays, the page turns as it stands: what was typed and what was answered are not lost. */
    attemptEnded: (state, { payload }: PayloadAction<'stays' | 'leads on'>) => {
      if (state.isWaiting && payload === 'stays') state.live = state.chosen;
      state.isHeld = false;
      state.isWaiting = false;
    },
    /** Another tab chose; a change of direction waits here for the next navigation, so that no form is lost. */
    languageChangedElsewhere: (state, { payload }: PayloadAction<LanguageCode | null>) => {
      choose(state, payload);
    },
    /** The choice could not be stored, so a reload would forget it: the page changes its direction as it stands. */
    languageTurned: (state) => {
      state.live = state.chosen;
    },
    /** Its texts could not be loaded: the page stays in the language it has. */
    languageNotLoaded: (state, { payload }: PayloadAction<LanguageCode>) => {
      state.chosen = payload;
      state.live = payload;
    },
  },
});

export const { languageChosen, languageChangedElsewhere, languageNotLoaded, attemptBegan, attemptEnded } =
  languageSlice.actions;
const { languageTurned } = languageSlice.actions;
/** Another address is shown: the moment for a change of direction that has waited. */
export const addressChanged = createAction('language/addressChanged');

/** The language that the page is written in. */
export const selectLanguage = ({ language }: { language: LanguageState }): LanguageCode => liveOf(language);

/** What a choice of languages shows as chosen. */
export const selectPickedLanguage = ({ language }: { language: LanguageState }): LanguageCode =>
  (language.isWaiting ? language.chosen : null) ?? liveOf(language);

export function addLanguageListeners(start: StartListening): void {
  start({
    matcher: isAnyOf(languageChosen, addressChanged),
    effect: async (action, listener) => {
      const { dispatch, extra } = listener;
      const { language } = listener.getState();
      if (!isReloadDue(language) || (languageChosen.match(action) && language.isWaiting)) return;
      await extra.flush();
      // Without a stored choice the reload would come back in the old direction, and again, and again.
      if (extra.storedLanguage() === listener.getState().language.chosen) extra.reload();
      else dispatch(languageTurned());
    },
  });
}
