import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { languageOf, chooseOfferedLanguage } from '../config/languages';
import type { LanguageCode } from '../../api-spec/languages';
import type { StoredState } from '../config/stored';
import { changedInOtherTab } from './storage';

export type LanguageState = StoredState<'language'> & {
  /** The language of the page, if it is not the chosen one yet. A change of direction needs a reload. */
  live: LanguageCode | null;
  /** A form of this page waits for a response, which a reload would abort. */
  isFormBusy: boolean;
  /** A choice of the other direction on this page waits for that response. */
  isChoiceWaiting: boolean;
  /** The languages that the deployment offers. Null: all. */
  offered: LanguageCode[] | null;
};

const initialState: LanguageState = {
  chosen: null,
  live: null,
  isFormBusy: false,
  isChoiceWaiting: false,
  offered: null,
};

const findDirection = (code: LanguageCode) => languageOf(code).direction;
const findPageLanguage = ({ chosen, live, offered }: LanguageState): LanguageCode =>
  chooseOfferedLanguage(live ?? chosen, offered);
/** Whether the chosen language has another direction than the page. */
export const isReloadDue = (state: LanguageState): boolean =>
  findDirection(chooseOfferedLanguage(state.chosen, state.offered)) !==
  findDirection(findPageLanguage(state));

// The page changes immediately only if it keeps its direction.
function chooseLanguage(state: LanguageState, code: LanguageCode | null): void {
  const current = findPageLanguage(state);
  state.chosen = code;
  const next = chooseOfferedLanguage(code, state.offered);
  state.live = findDirection(next) === findDirection(current) ? next : current;
}

// A language of the same direction takes effect immediately. One of the other direction is stored first.
// Chosen on this page, it reloads the page. If it could not be stored, the page changes its direction without a reload.
// Chosen while a form is busy, it waits for the response. If the form stays, the page changes without a reload.
// Chosen in another tab, it waits for the next page. No page reloads while a form is busy.
export const languageSlice = createSlice({
  name: 'language',
  initialState,
  reducers: {
    /** The settings of the deployment were read. */
    languagesOffered: (state, { payload }: PayloadAction<readonly LanguageCode[] | null>) => {
      state.offered = payload && [...payload];
    },
    languageChosen: (state, { payload }: PayloadAction<LanguageCode>) => {
      chooseLanguage(state, payload);
      state.isChoiceWaiting = state.isFormBusy && isReloadDue(state);
    },
    /** Only `useSubmission` dispatches this action and `submitEnded`. */
    submitStarted: (state) => {
      state.isFormBusy = true;
    },
    /** If the form stays, the page changes its direction without a reload, so that no input or message is lost. */
    submitEnded: (state, { payload }: PayloadAction<'stays' | 'leaves'>) => {
      if (state.isChoiceWaiting && payload === 'stays') state.live = state.chosen;
      state.isFormBusy = false;
      state.isChoiceWaiting = false;
    },
    /** A form was submitted before the page could reload. */
    choicePostponed: (state) => {
      state.isChoiceWaiting = isReloadDue(state);
    },
    /** The choice could not be stored, so a reload would lose it. The page changes its direction without a reload. */
    languageApplied: (state) => {
      state.live = state.chosen;
    },
    /** The texts could not be loaded, so the page keeps its language. */
    languageNotLoaded: (state, { payload }: PayloadAction<LanguageCode>) => {
      state.chosen = payload;
      state.live = payload;
    },
  },
  extraReducers: (build) => {
    // A change of direction waits for the next navigation, so that no form is lost.
    build.addCase(changedInOtherTab, (state, { payload }) => {
      if (payload.language) chooseLanguage(state, payload.language.chosen ?? null);
    });
  },
});

export const {
  languagesOffered,
  languageChosen,
  languageNotLoaded,
  languageApplied,
  choicePostponed,
  submitStarted,
  submitEnded,
} = languageSlice.actions;
/** Another page is shown. A waiting change of direction takes effect now. */
export const addressChanged = createAction('language/addressChanged');

/** Returns the language of the page. */
export const selectLanguage = ({ language }: { language: LanguageState }): LanguageCode =>
  findPageLanguage(language);

/** Returns the language that a list of languages shows as chosen. */
export const selectPickedLanguage = ({ language }: { language: LanguageState }): LanguageCode =>
  (language.isChoiceWaiting ? language.chosen : null) ?? findPageLanguage(language);

/**
 * Returns the `lang` of a server's text. Undefined if the language is the page's or unknown, because the text then
 * counts as text of the page.
 */
export function foreignLang(tag: string | null | undefined, page: LanguageCode): string | undefined {
  const readPrimaryTag = (tag: string) => tag.split('-')[0]?.toLowerCase();
  return tag === undefined || tag === null || readPrimaryTag(tag) === readPrimaryTag(languageOf(page).tag)
    ? undefined
    : tag;
}
