import { useMedia } from './useMedia';

/** Whether the system asks for a dark page, followed while the page is open. */
export const useSystemDark = (): boolean => useMedia('(prefers-color-scheme: dark)');
