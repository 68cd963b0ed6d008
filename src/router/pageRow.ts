import type { ComponentType } from 'react';
import type { AppPage } from '../controls/pages';

/** Where a page is, and how the code of its lazy screen is loaded. */
export type LoadedPage = Pick<AppPage, 'path' | 'menu'> & { load?: () => Promise<unknown> };
/** A row of the table of pages. */
export type PageRow = AppPage & LoadedPage & { Screen: ComponentType };
