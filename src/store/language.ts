import { createSlice } from '@reduxjs/toolkit';
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
};

export const languageFields: StoredFields<LanguageState> = {
  chosen: { key: KEYS.language, read: languageFrom, write: (code) => code },
};

const initialState: LanguageState = { chosen: null, live: null };

const directionOf = (code: LanguageCode) => languageOf(code).direction;
const liveOf = ({ chosen, live }: LanguageState): LanguageCode => live ?? chosen ?? FIRST_VISIT_LANGUAGE;

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

export const { languageChosen, languageChangedElsewhere, languageNotLoaded } = languageSlice.actions;
const { languageTurned } = languageSlice.actions;

/** The language that the page is written in. */
export const selectLanguage = ({ language }: { language: LanguageState }): LanguageCode => liveOf(language);

/** A change of direction made in another tab waits for a navigation. */
export const selectIsReloadDue = ({ language }: { language: LanguageState }): boolean =>
  directionOf(language.chosen ?? FIRST_VISIT_LANGUAGE) !== directionOf(liveOf(language));

export function addLanguageListeners(start: StartListening): void {
  start({
    actionCreator: languageChosen,
    effect: async (_action, listener) => {
      const { dispatch, extra } = listener;
      if (!selectIsReloadDue(listener.getState())) return;
      await extra.flush();
      // Without a stored choice the reload would come back in the old direction, and again, and again.
      if (extra.storedLanguage() === listener.getState().language.chosen) extra.reload();
      else dispatch(languageTurned());
    },
  });
}
