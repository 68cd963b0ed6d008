import { CSPProvider } from '@base-ui/react/csp-provider';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import type { ReactNode } from 'react';
import type { Language } from '../config/languages';

type Props = { direction: Language['direction']; children: ReactNode };

/** What the library of menus and dialogs has to be told: no style elements (the page forbids them), and the direction. */
export function LibraryRoot({ direction, children }: Props) {
  return (
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={direction}>{children}</DirectionProvider>
    </CSPProvider>
  );
}
