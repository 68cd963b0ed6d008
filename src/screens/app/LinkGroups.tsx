import type { LucideIcon } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { Link } from '../../ui/Link';
import { SearchField } from '../../ui/SearchField';
import { useGrowing } from '../../ui/useGrowing';
import styles from './LinkGroups.module.css';
import { foldText, readWords } from '../../controls/matching';
import { messages } from './menu.messages';
import { messages as paletteMessages } from './palette/palette.messages';
import { useStateUntilNavigation } from './useStateUntilNavigation';

/** A longer list has a search field. */
const MAX_WITHOUT_SEARCH = 8;

export type LinkEntry = {
  id: string;
  to: string;
  name: string;
  /** Language of the name, if it is not the page's. */
  lang?: string | undefined;
  /** A code that also finds the entry. */
  code?: string;
  icon?: LucideIcon;
  current?: 'page' | 'location' | undefined;
  /** A button beside the link. */
  action?: ReactNode;
};

export type LinkGroup = {
  id: string;
  /** Absent: the group is the whole list, and the text above the list names it. */
  title?: MessageDescriptor;
  entries: readonly LinkEntry[];
};

/** Links in groups with their counts. A long list has a search field above it. */
export function LinkGroups({ name, groups }: { name: MessageDescriptor; groups: readonly LinkGroup[] }) {
  const intl = useIntl();
  const [typed, setTyped] = useStateUntilNavigation<string>();
  const hasSearch = countEntries(groups) > MAX_WITHOUT_SEARCH;
  const query = hasSearch ? (typed ?? '') : '';
  const words = readWords(query, intl.locale);
  const matchingGroups = groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter((entry) => matchesWords(entry, words, intl.locale)),
    }))
    .filter(({ entries }) => entries.length > 0);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A long list may scroll, so the current link is brought into view once.
    if (hasSearch) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [hasSearch]);
  return (
    <div ref={list} className={styles['groups']}>
      {hasSearch && (
        <SearchField
          label={intl.formatMessage(messages.searchIn, { list: intl.formatMessage(name) })}
          text={query}
          onType={setTyped}
          maxLength={200}
        />
      )}
      {hasSearch && <Result query={query.trim()} count={countEntries(matchingGroups)} />}
      {matchingGroups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
    </div>
  );
}

function countEntries(groups: readonly LinkGroup[]): number {
  return groups.reduce((sum, { entries }) => sum + entries.length, 0);
}

/** Whether name and code contain every word. */
function matchesWords({ name, code = '' }: LinkEntry, words: readonly string[], locale: string): boolean {
  const text = foldText(`${name} ${code}`, locale);
  return words.every((word) => text.includes(word));
}

/** Announces the number of results. No result is also visible. */
function Result({ query, count }: { query: string; count: number }) {
  return (
    <p role="status" className={count === 0 ? styles['none'] : 'visuallyHidden'}>
      {count === 0 && <FormattedMessage {...paletteMessages.none} values={{ query: <bdi>{query}</bdi> }} />}
      {count > 0 && query !== '' && <FormattedMessage {...paletteMessages.count} values={{ count }} />}
    </p>
  );
}

function Group({ group: { title, entries } }: { group: LinkGroup }) {
  const intl = useIntl();
  const id = useId();
  const { count, end } = useGrowing<HTMLDivElement>(entries.length);
  // The current link is always in the page, so that it can be brought into view.
  const shown = entries.filter(({ current }, index) => index < count || current !== undefined);
  return (
    <div>
      {title && (
        <p className={styles['title']}>
          <span id={id}>
            <FormattedMessage {...title} />
          </span>
          <span className={styles['count']} aria-hidden="true">
            {intl.formatNumber(entries.length)}
          </span>
          <span className="visuallyHidden">
            <FormattedMessage {...messages.entryCount} values={{ count: entries.length }} />
          </span>
        </p>
      )}
      <ul className={styles['list']} aria-labelledby={title && id}>
        {shown.map(({ id: key, to, name, lang, icon: Icon, current, action }) => (
          <li key={key} className={styles['row']}>
            <Link className={styles['link']} to={to} aria-current={current}>
              {Icon && <Icon aria-hidden size={18} className={styles['icon']} />}
              <bdi lang={lang}>{name}</bdi>
            </Link>
            {action && <span className={styles['action']}>{action}</span>}
          </li>
        ))}
      </ul>
      {count < entries.length && <div ref={end} />}
    </div>
  );
}
