import { isAnyOf } from '@reduxjs/toolkit';
import { api, TITLES } from '../api/api';
import { addressChanged, isReloadDue, languageChosen, languageTurned, selectLanguage } from './language';
import type { StartListening } from './reducer';

export function addLanguageListeners(start: StartListening): void {
  start({
    predicate: (_action, now, before) => selectLanguage(now) !== selectLanguage(before),
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
      // Without a stored choice the reload would come back in the old direction, and again, and again.
      const isStored = extra.storedLanguage() === listener.getState().language.chosen;
      if (!isStored || !(await extra.reload())) dispatch(languageTurned());
    },
  });
}
