import { CSPProvider } from '@base-ui/react/csp-provider';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import type { ReactNode } from 'react';

type Props = { direction: 'ltr' | 'rtl'; children: ReactNode };

/** Settings of the library of menus and dialogs: the direction, and no style elements, which the page's policy forbids. */
export function LibraryRoot({ direction, children }: Props) {
  return (
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={direction}>{children}</DirectionProvider>
    </CSPProvider>
  );
}
