import { CircleQuestionMark } from 'lucide-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../ui/IconButton';
import { messages } from './app.messages';
import { CommandList } from './CommandList';
import { useAppCommands } from './commands';
import type { ShownOverlays } from './palette/useOverlays';
import { PanelPopup } from './PanelPopup';
import { usePopup } from './popups';

/** The commands that explain the portal. */
export function HelpMenu({ show }: Pick<ShownOverlays, 'show'>) {
  const trigger = useRef<HTMLButtonElement>(null);
  const { open, show: setOpen, leave, finalFocus } = usePopup<true>();
  const name = useIntl().formatMessage(messages.help);
  return (
    <PanelPopup
      name={name}
      button={
        <IconButton label={name}>
          <CircleQuestionMark aria-hidden size={20} />
        </IconButton>
      }
      buttonRef={trigger}
      isOpen={open !== null}
      onOpenChange={(isWanted) => setOpen(isWanted || null)}
      finalFocus={finalFocus}
    >
      <CommandList
        commands={useAppCommands().filter(({ menu }) => menu === 'help')}
        show={(overlay) => show(overlay, trigger.current)}
        onPerform={leave}
      />
    </PanelPopup>
  );
}
