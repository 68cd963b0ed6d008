import { createContext } from 'react';
import type { RefObject } from 'react';

/** The element of the top bar that contains its open menus, so that they stay in a landmark of the page. */
export const PopupHome = createContext<RefObject<HTMLElement | null> | null>(null);
