import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { money } from '../../../i18n/formats';
import { isPlainKey } from '../../../ui/isPlainKey';
import type { Command } from './command';
import { messages as foundMessages } from './found.messages';
import { listMessages } from './list.messages';
import { messages } from './palette.messages';
import styles from './Palette.module.css';
import { PaletteFoot } from './PaletteFoot';
import { PaletteHead } from './PaletteHead';
import { PaletteOption } from './PaletteOption';
import type { Typed } from './typed';
import { useMatches } from './useMatches';

/**
 * The command palette: a combobox with a grouped list (WAI-ARIA, list autocomplete). The focus stays in the field.
 * docs/decisions/060-palette-beside-the-select-field.md explains why it uses no library.
 */
export function Palette({ typed, onChoose }: { typed: Typed; onChoose: (command: Command) => void }) {
  const intl = useIntl();
  const id = useId();
  const [query, setQuery] = useState(typed.text);
  const [isEntered, setIsEntered] = useState(typed.isEntered);
  const [activeId, setActiveId] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const { groups, lines, count, hiddenCount, pending, hasFailed, findsData, amountCents, hasMoreData } =
    useMatches(query);

  const activeIndex = Math.max(
    lines.findIndex((command) => command.id === activeId),
    0,
  );
  const activeCommand = lines[activeIndex];
  const isEmpty = count === 0 && !pending.data && !hasFailed;
  const noResult =
    amountCents === null ? (
      <FormattedMessage {...messages.none} values={{ query: <bdi>{query.trim()}</bdi> }} />
    ) : (
      <FormattedMessage
        {...listMessages.noneAmount}
        values={{ amount: <bdi>{money(intl, amountCents)}</bdi> }}
      />
    );
  const detail = (
    <FormattedMessage {...(findsData ? listMessages.noneDetail : listMessages.noneDetailPages)} />
  );
  // A name can have spaces, which an id may not have.
  const makeOptionId = (command: Command) => `${id}-${String(lines.indexOf(command))}`;

  // Keeps the active option in view, and the heading above the first one.
  useEffect(() => {
    if (activeId === null) list.current?.scrollTo({ top: 0 });
    else list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  // Enter waits for what could become the first line.
  const isPending = pending.dashboards || pending.data;
  const isSure =
    !isPending ||
    activeCommand?.id === activeId ||
    (groups[0]?.isBeforeFound === true && !pending.dashboards);
  const isWaiting = isEntered && isPending;
  const chooseEntered = useEffectEvent(() => {
    // The person has not asked to search again.
    if (activeCommand && !hasFailed) onChoose(activeCommand);
  });
  useEffect(() => {
    if (isEntered && !isWaiting) chooseEntered();
  }, [isEntered, isWaiting]);

  const choose = (command: Command) => {
    // Another try after a failure opens nothing by itself.
    setIsEntered(false);
    onChoose(command);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPlainKey(event.nativeEvent)) return;
    const step = STEPS[event.key];
    if (step !== undefined && lines.length > 0) {
      setActiveId(lines[(activeIndex + step + lines.length) % lines.length]?.id ?? null);
      setIsEntered(false);
    } else if (event.key === 'Enter' && activeCommand && isSure) choose(activeCommand);
    else if (event.key === 'Enter') setIsEntered(isPending);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <PaletteHead
        aria-expanded={lines.length > 0}
        aria-controls={lines.length > 0 ? `${id}-list` : undefined}
        aria-activedescendant={activeCommand && makeOptionId(activeCommand)}
        value={query}
        selected={typed.selected}
        onChange={(event) => {
          setQuery(event.target.value);
          setActiveId(null);
          setIsEntered(false);
        }}
        onKeyDown={onKeyDown}
      />
      {/* Each text has an element, because React cannot remove a text that a page translator has moved. */}
      <p role="status" className="visuallyHidden">
        {isEmpty && (
          <span>
            {noResult} {detail}
          </span>
        )}
        {query.trim() !== '' && count > 0 && !pending.data && (
          <span>
            <FormattedMessage {...messages.count} values={{ count }} />
          </span>
        )}
        {hasFailed && (
          <span>
            <FormattedMessage {...foundMessages.searchAgain} />
          </span>
        )}
        {pending.data && (
          <span>
            <FormattedMessage {...foundMessages.searching} />
          </span>
        )}
        {pending.dashboards && (
          <span>
            <FormattedMessage {...listMessages.asking} />
          </span>
        )}
      </p>
      {isEmpty && (
        <div className={styles['none']}>
          <p className={styles['noneTitle']}>{noResult}</p>
          <p>{detail}</p>
        </div>
      )}
      {lines.length > 0 && (
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          // Browsers would put a scrolling element into the tab order.
          tabIndex={-1}
          aria-label={intl.formatMessage(listMessages.list)}
          className={styles['list']}
        >
          {groups.map((group) => (
            <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
              <div id={`${id}-${group.id}`} role="presentation" className={styles['group']}>
                {group.name}
              </div>
              {group.commands.map((command) => (
                <PaletteOption
                  key={command.id}
                  id={makeOptionId(command)}
                  command={command}
                  isActive={command === activeCommand}
                  onPoint={() => setActiveId(command.id)}
                  onChoose={() => choose(command)}
                />
              ))}
            </div>
          ))}
        </div>
      )}
      {pending.data && (
        <p className={styles['more']} aria-hidden="true">
          <FormattedMessage {...foundMessages.searching} />
        </p>
      )}
      {hasMoreData && !pending.data && (
        <p className={styles['more']}>
          <FormattedMessage {...foundMessages.hasMore} />
        </p>
      )}
      {hiddenCount > 0 && (
        <p className={styles['more']}>
          <FormattedMessage {...listMessages.more} values={{ count: hiddenCount }} />
        </p>
      )}
      <PaletteFoot />
    </>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
