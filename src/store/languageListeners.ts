import { isAnyOf } from '@reduxjs/toolkit';
import { api, TITLES } from '../api/api';
import {
  addressChanged,
  choicePostponed,
  isReloadDue,
  languageApplied,
  languageChosen,
  selectLanguage,
} from './language';
import type { StartListening } from './reducer';

export function addLanguageListeners(start: StartListening): void {
  start({
    predicate: (_action, state, previousState) => selectLanguage(state) !== selectLanguage(previousState),
    effect: (_action, { dispatch }) => {
      dispatch(api.util.invalidateTags([TITLES]));
    },
  });

  start({
    matcher: isAnyOf(languageChosen, addressChanged),
    effect: async (_action, listener) => {
      const { dispatch, extra } = listener;
      const { language } = listener.getState();
      if (language.isFormBusy || !isReloadDue(language)) return;
      await extra.flush();
      // Without a stored choice, the reloaded page would have the old direction and reload again, without end.
      const isStored = extra.storedLanguage() === listener.getState().language.chosen;
      const isBusy = () => listener.getState().language.isFormBusy;
      if (!isStored || !(await extra.reload(() => !isBusy()))) dispatch(languageApplied());
      else if (isBusy()) dispatch(choicePostponed());
    },
  });
}
