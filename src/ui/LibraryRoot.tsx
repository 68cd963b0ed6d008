import { CSPProvider } from '@base-ui/react/csp-provider';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import type { ReactNode } from 'react';

type Props = { direction: 'ltr' | 'rtl'; children: ReactNode };

/** Configures the library of menus and dialogs: direction, and no style elements, because the page's policy forbids them. */
export function LibraryRoot({ direction, children }: Props) {
  return (
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={direction}>{children}</DirectionProvider>
    </CSPProvider>
  );
}
