import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Command } from './command';
import { findCommands } from './findCommands';
import { KEY_NAMES } from './keys';
import { messages } from './palette.messages';
import styles from './Palette.module.css';
import { PaletteHead } from './PaletteHead';
import { PaletteOption } from './PaletteOption';
import { isPlainKey } from './typed';
import type { Typed } from './typed';
import { useCommands } from './useCommands';

/** More lines of a group at once would block the page. */
const MAX_OF_GROUP = 100;

/**
 * The command palette: a combobox with a grouped list (WAI-ARIA, list autocomplete). The focus stays in the field.
 * docs/decisions/060-palette-beside-the-select-field.md explains why it uses no library.
 */
export function Palette({ typed, onChoose }: { typed: Typed; onChoose: (command: Command) => void }) {
  const intl = useIntl();
  const id = useId();
  const { commands, groupNames, isLoading } = useCommands();
  const [query, setQuery] = useState(typed.text);
  const [isEntered, setIsEntered] = useState(typed.isEntered);
  const [activeId, setActiveId] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);

  const found = findCommands(commands, groupNames, query, intl.locale);
  const foundCount = found.reduce((sum, group) => sum + group.commands.length, 0);
  const groups = found.map((group) => ({ ...group, commands: group.commands.slice(0, MAX_OF_GROUP) }));
  const lines = groups.flatMap((group) => group.commands);
  const activeIndex = Math.max(
    lines.findIndex((command) => command.id === activeId),
    0,
  );
  const activeCommand = lines[activeIndex];
  const noResult = <FormattedMessage {...messages.none} values={{ query: <bdi>{query.trim()}</bdi> }} />;
  const detail = <FormattedMessage {...messages.noneDetail} />;
  const makeOptionId = (command: Command) => `${id}-${command.id}`;

  // Keeps the active option in view, and the heading above the first one.
  useEffect(() => {
    if (activeId === null) list.current?.scrollTo({ top: 0 });
    else list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  // Enter before the dashboards are listed waits for the complete list.
  const isWaiting = isEntered && isLoading;
  const chooseEntered = useEffectEvent(() => {
    if (activeCommand) onChoose(activeCommand);
  });
  useEffect(() => {
    if (isEntered && !isWaiting) chooseEntered();
  }, [isEntered, isWaiting]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPlainKey(event)) return;
    const step = STEPS[event.key];
    if (step !== undefined && lines.length > 0) {
      setActiveId(lines[(activeIndex + step + lines.length) % lines.length]?.id ?? null);
      setIsEntered(false);
    } else if (event.key === 'Enter' && activeCommand) onChoose(activeCommand);
    else if (event.key === 'Enter') setIsEntered(isLoading);
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
      <p role="status" className="visuallyHidden">
        {lines.length === 0 && (
          <>
            {noResult} {detail}
          </>
        )}
        {query.trim() !== '' && lines.length > 0 && (
          <FormattedMessage {...messages.count} values={{ count: foundCount }} />
        )}
        {isLoading && <FormattedMessage {...messages.asking} />}
      </p>
      {lines.length === 0 ? (
        <div className={styles['none']}>
          <p className={styles['noneTitle']}>{noResult}</p>
          <p>{detail}</p>
        </div>
      ) : (
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          // Browsers would put a scrolling element into the tab order.
          tabIndex={-1}
          aria-label={intl.formatMessage(messages.list)}
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
                  onChoose={() => onChoose(command)}
                />
              ))}
            </div>
          ))}
        </div>
      )}
      {foundCount > lines.length && (
        <p className={styles['more']}>
          <FormattedMessage {...messages.more} values={{ count: foundCount - lines.length }} />
        </p>
      )}
      <p className={styles['foot']} aria-hidden="true">
        <span>
          <kbd>{KEY_NAMES.up}</kbd> <kbd>{KEY_NAMES.down}</kbd> <FormattedMessage {...messages.move} />
        </span>
        <span>
          <kbd>{KEY_NAMES.enter}</kbd> <FormattedMessage {...messages.choose} />
        </span>
        <span>
          <kbd>{KEY_NAMES.escape}</kbd> <FormattedMessage {...messages.leave} />
        </span>
      </p>
    </>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
