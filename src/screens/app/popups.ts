import { createContext } from 'react';
import type { RefObject } from 'react';

/** Where the menus of the top bar open: in a place of it, so that what they hold stays in a landmark of the page. */
export const PopupHome = createContext<RefObject<HTMLElement | null> | null>(null);
