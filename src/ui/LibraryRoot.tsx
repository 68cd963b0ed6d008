import { CSPProvider } from '@base-ui/react/csp-provider';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Tooltip } from '@base-ui/react/tooltip';
import type { ReactNode } from 'react';
import { HasTooltips } from './Tooltip';
import { useMedia } from './useMedia';

type Props = { direction: 'ltr' | 'rtl'; children: ReactNode };

/** Milliseconds of rest on a control before its tooltip appears. */
const TOOLTIP_DELAY_MS = 400;

/**
 * Configures the library of menus, dialogs and tooltips: direction, and no style elements, because the page's policy
 * forbids them. After one tooltip, the next one appears at once.
 */
export function LibraryRoot({ direction, children }: Props) {
  return (
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={direction}>
        <HasTooltips value={useMedia('(any-hover: hover)')}>
          <Tooltip.Provider delay={TOOLTIP_DELAY_MS}>{children}</Tooltip.Provider>
        </HasTooltips>
      </DirectionProvider>
    </CSPProvider>
  );
}
