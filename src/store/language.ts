import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { FIRST_VISIT_LANGUAGE, languageOf } from '../config/languages';
import type { LanguageCode } from '../config/languages';
import type { StoredState } from '../config/stored';
import { changedInOtherTab } from './storage';

export type LanguageState = StoredState<'language'> & {
  /** What the page is written in, where that is not (yet) what was chosen: a change of direction takes a reload. */
  live: LanguageCode | null;
  /** A form of this page waits for an answer, which a reload would break off. */
  isFormBusy: boolean;
  /** A choice of the other direction, made on this page, waits for that answer. */
  isChoiceWaiting: boolean;
};

const initialState: LanguageState = { chosen: null, live: null, isFormBusy: false, isChoiceWaiting: false };

const directionOf = (code: LanguageCode) => languageOf(code).direction;
const liveOf = ({ chosen, live }: LanguageState): LanguageCode => live ?? chosen ?? FIRST_VISIT_LANGUAGE;
/** Whether the chosen language has another direction than the page. */
export const isReloadDue = (state: LanguageState): boolean =>
  directionOf(state.chosen ?? FIRST_VISIT_LANGUAGE) !== directionOf(liveOf(state));

// The page changes at once only where it keeps its direction.
function choose(state: LanguageState, code: LanguageCode | null): void {
  const current = liveOf(state);
  state.chosen = code;
  const next = code ?? FIRST_VISIT_LANGUAGE;
  state.live = directionOf(next) === directionOf(current) ? next : current;
}

// The fate of a choice. Of the same direction, it takes effect at once. Of the other one, it is stored, and then: made
// here, the page reloads at once, or is turned as it stands where it could not be stored; made here while a form is busy,
// it waits for the form's end, and is turned where the form stays; made elsewhere, it waits for the next page. No page
// reloads while a form is busy.
export const languageSlice = createSlice({
  name: 'language',
  initialState,
  reducers: {
    languageChosen: (state, { payload }: PayloadAction<LanguageCode>) => {
      choose(state, payload);
      state.isChoiceWaiting = state.isFormBusy && isReloadDue(state);
    },
    /** `useSubmission` alone says it, and ends it. */
    attemptBegan: (state) => {
      state.isFormBusy = true;
    },
    /** Where the form stays, the page turns as it stands: what was typed and what was answered are not lost. */
    attemptEnded: (state, { payload }: PayloadAction<'stays' | 'leads on'>) => {
      if (state.isChoiceWaiting && payload === 'stays') state.live = state.chosen;
      state.isFormBusy = false;
      state.isChoiceWaiting = false;
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
  extraReducers: (build) => {
    // A change of direction waits for the next navigation, so that no form is lost.
    build.addCase(changedInOtherTab, (state, { payload }) => {
      if (payload.language) choose(state, payload.language.chosen ?? null);
    });
  },
});

export const { languageChosen, languageNotLoaded, languageTurned, attemptBegan, attemptEnded } =
  languageSlice.actions;
/** Another page is shown: the moment for a change of direction that has waited. */
export const addressChanged = createAction('language/addressChanged');

/** The language that the page is written in. */
export const selectLanguage = ({ language }: { language: LanguageState }): LanguageCode => liveOf(language);

/** What a choice of languages shows as chosen. */
export const selectPickedLanguage = ({ language }: { language: LanguageState }): LanguageCode =>
  (language.isChoiceWaiting ? language.chosen : null) ?? liveOf(language);

/**
 * The `lang` of a text that a server named the language of. Undefined where it is the page's own, or is not known: the
 * text is then read as one of the page's.
 */
export function foreignLang(tag: string | null | undefined, page: LanguageCode): string | undefined {
  const primary = (one: string) => one.split('-')[0]?.toLowerCase();
  return tag === undefined || tag === null || primary(tag) === primary(languageOf(page).tag)
    ? undefined
    : tag;
}
