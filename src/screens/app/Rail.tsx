import { Popover } from '@base-ui/react/popover';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAriaCurrent } from '../../controls/pages';
import type { MenuPage } from '../../controls/pages';
import { Link } from '../../ui/Link';
import { Tooltip } from '../../ui/Tooltip';
import { HomeLink } from './HomeLink';
import { messages } from './menu.messages';
import { MenuList } from './MenuList';
import { usePopup } from './popups';
import styles from './Rail.module.css';
import type { Menus } from './useMenus';

/** Milliseconds that the pointer rests on a tile before its list opens. */
const HOVER_DELAY_MS = 120;

// A list that gets shorter while the user searches it stays beside its tile.
const BESIDE = { side: 'none', align: 'none', fallbackAxisSide: 'none' } as const;

type Props = { id: string; panelId: string; entries: readonly MenuPage[]; menus: Menus };

/** The first level of the menus: the portal's mark, a tile for each entry, and the button of the list panel. */
export function Rail({ id, panelId, entries, menus }: Props) {
  const intl = useIntl();
  const hasPanel = menus.shown === 'menu-default';
  const lists = useRef<HTMLDivElement>(null);
  const { open, show, leave, finalFocus } = usePopup<string>();
  const panelText = intl.formatMessage(hasPanel ? messages.hideList : messages.showList);
  const PanelIcon = hasPanel ? PanelLeftClose : PanelLeftOpen;

  return (
    <nav
      id={id}
      className={styles['rail']}
      aria-label={intl.formatMessage(messages.main)}
      data-shown={menus.shown !== 'menu-hidden'}
    >
      <HomeLink />
      <ul className={styles['list']}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles['entry']}>
            {entry.menu.lists && !hasPanel ? (
              <ListTile
                entry={entry}
                isOpen={open === entry.id && menus.shown === 'menu-sub-hidden'}
                onOpenChange={(isOpen, { reason }) => {
                  // The tile reports that its list is closed already.
                  if (reason === 'imperative-action') return;
                  if (reason === 'focus-out') leave();
                  else show(isOpen ? entry.id : null);
                }}
                onLeave={leave}
                finalFocus={finalFocus}
                container={lists}
              />
            ) : (
              <LinkTile entry={entry} />
            )}
          </li>
        ))}
      </ul>
      <Tooltip text={panelText} side="inline-end">
        <button
          type="button"
          className={styles['switch']}
          aria-label={panelText}
          aria-controls={panelId}
          onClick={menus.toggleSub}
        >
          <PanelIcon aria-hidden size={20} className={styles['mirrored']} />
        </button>
      </Tooltip>
      <div ref={lists} />
    </nav>
  );
}

function LinkTile({ entry }: { entry: MenuPage }) {
  const title = useIntl().formatMessage(entry.title);
  const { to, icon: Icon } = entry.menu;
  return (
    <Tooltip text={title} side="inline-end">
      <Link className={styles['tile']} to={to} aria-label={title} aria-current={useAriaCurrent(entry)}>
        <Icon aria-hidden size={22} strokeWidth={1.75} />
        <Word text={title} />
      </Link>
    </Tooltip>
  );
}

/** The name of a tile below its icon. The tile has the same name for screen readers. */
const Word = ({ text }: { text: string }) => (
  <span aria-hidden className={styles['word']}>
    {text}
  </span>
);

type ListTileProps = {
  entry: MenuPage;
  isOpen: boolean;
  onOpenChange: NonNullable<Popover.Root.Props['onOpenChange']>;
  onLeave: () => void;
  finalFocus: ReturnType<typeof usePopup>['finalFocus'];
  container: RefObject<HTMLElement | null>;
};

/** A tile whose list opens over the page, under the pointer or at a press. */
function ListTile({ entry, isOpen, onOpenChange, onLeave, finalFocus, container }: ListTileProps) {
  const title = useIntl().formatMessage(entry.title);
  const current = useAriaCurrent(entry);
  const { to, icon: Icon, lists } = entry.menu;
  const actions = useRef<Popover.Root.Actions>(null);
  // The library keeps the press that opened a list until it closes the list itself, and ignores the pointer meanwhile.
  useEffect(() => {
    if (!isOpen) actions.current?.close();
  }, [isOpen]);
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpenChange} actionsRef={actions}>
      <Popover.Trigger
        className={styles['tile']}
        aria-label={title}
        aria-current={current && 'true'}
        openOnHover
        delay={HOVER_DELAY_MS}
      >
        <Icon aria-hidden size={22} strokeWidth={1.75} />
        <Word text={title} />
      </Popover.Trigger>
      <Popover.Portal container={container}>
        <Popover.Positioner
          className={styles['positioner']}
          side="inline-end"
          align="start"
          sideOffset={12}
          positionMethod="fixed"
          collisionAvoidance={BESIDE}
        >
          <Popover.Popup
            className={styles['overlay']}
            finalFocus={finalFocus}
            onBlur={({ currentTarget, relatedTarget }) => {
              // A list must not cover the element that gets the focus.
              if (relatedTarget && !currentTarget.contains(relatedTarget)) onLeave();
            }}
          >
            <Popover.Title className={styles['overlayTitle']}>
              <Link to={to} aria-current={current}>
                <FormattedMessage {...entry.title} />
              </Link>
            </Popover.Title>
            {lists && <MenuList of={lists} />}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
