import { createContext, useContext } from 'react';
import { DEFAULT_SETTINGS } from '../config/runtimeSettings';
import type { Settings } from '../config/runtimeSettings';

/** The content of `config.json`. */
export const SettingsContext = createContext<Settings>(DEFAULT_SETTINGS);

export const useSettings = (): Settings => useContext(SettingsContext);
