import type { ReactNode } from 'react';
import { DEFAULT_DASHBOARD } from '../../config/paths';
import { useFigures } from '../../controls/useFigures';

/** The same request as that of the page of the dashboard, so that both share its response. */
const REQUEST = { code: DEFAULT_DASHBOARD, period: 'month' };

export type Figures = ReturnType<typeof useFigures>;

type Props = { children: (figures: Figures) => ReactNode };

/** Loads the figures of the default dashboard for a part of another page. */
export const DefaultFigures = ({ children }: Props) => children(useFigures(REQUEST));
