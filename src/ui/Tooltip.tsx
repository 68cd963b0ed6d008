import { Tooltip as Library } from '@base-ui/react/tooltip';
import { createContext, use } from 'react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import styles from './Tooltip.module.css';

/** Whether a pointer of the device can hover. Without one, no tooltip is rendered. `LibraryRoot` provides it. */
export const HasTooltips = createContext(true);

type Props = {
  /** The same text as the name of the control, because screen readers do not read the tooltip. */
  text: ReactNode;
  side?: ComponentProps<typeof Library.Positioner>['side'] | undefined;
  /** Set to false if a dialog focuses the control when it opens. */
  opensOnFocus?: boolean | undefined;
  /** A button or link that passes its props to its element. */
  children: ReactElement;
};

/** Shows the name of a control under the pointer, or with the keyboard's focus. Escape hides it. */
export function Tooltip({ text, side = 'bottom', opensOnFocus = true, children }: Props) {
  // On a slow phone, the parts of the library take a tenth of the first render.
  if (!use(HasTooltips)) return children;
  return (
    <Library.Root
      onOpenChange={(isOpen, details) => {
        if (isOpen && !opensOnFocus && details.reason === 'trigger-focus') details.cancel();
        // Escape also closes the dialog around the control.
        if (details.reason === 'escape-key') details.allowPropagation();
      }}
    >
      <Library.Trigger render={children} />
      <Library.Portal>
        <Library.Positioner className={styles['positioner']} side={side} sideOffset={6} collisionPadding={8}>
          <Library.Popup className={styles['popup']} aria-hidden="true">
            {text}
          </Library.Popup>
        </Library.Positioner>
      </Library.Portal>
    </Library.Root>
  );
}
