import { CircleQuestionMark } from 'lucide-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './app.messages';
import { CommandList } from './CommandList';
import { useAppCommands } from './commands';
import type { ShownOverlays } from './palette/useOverlays';
import { PanelPopup } from './PanelPopup';
import { usePopup } from './popups';
import bar from './TopBar.module.css';

/** The commands that explain the portal. */
export function HelpMenu({ show }: Pick<ShownOverlays, 'show'>) {
  const trigger = useRef<HTMLButtonElement>(null);
  const { open, show: setOpen, leave, finalFocus } = usePopup<true>();
  return (
    <PanelPopup
      name={useIntl().formatMessage(messages.help)}
      buttonClass={bar['tool']}
      buttonRef={trigger}
      picture={<CircleQuestionMark aria-hidden size={20} />}
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
