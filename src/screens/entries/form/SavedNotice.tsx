import { skipToken } from '@reduxjs/toolkit/query/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useGetEntryQuery } from '../../../api/entry';
import type { Entry } from '../../../api/entries';
import { useSessionArg } from '../../../controls/useSessionArg';
import { money } from '../../../i18n/formats';
import { ButtonLink } from '../../../ui/Button';
import { useEntryLinks } from '../panel/useEntryLinks';
import { readSaved } from '../savedEntry';
import type { Saved } from '../savedEntry';
import { ADDED, messages } from './entry.messages';
import styles from './SavedNotice.module.css';
import undoStyles from './UndoNotice.module.css';

type Props = {
  /** The entries of the list. Undefined: they are loading. */
  listed: readonly Entry[] | undefined;
};

/** Names the entry that a form added, or one that the list does not show, and leads to it and to the next one. */
export function SavedNotice({ listed }: Props) {
  const state: unknown = useLocation().state;
  const { toEntry, toNew } = useEntryLinks();
  const saved = readSaved(state);
  const isShown = saved?.isNew === true || listed?.some(({ id }) => id === saved?.id) === false;
  const id = saved && isShown ? saved.id : null;
  const { currentData: entry, isError } = useGetEntryQuery(useSessionArg(id ?? skipToken));
  if (saved === null || (!entry && !isError)) return null;
  return (
    <div role="status" className={`${undoStyles['notice']} ${styles['inView']}`}>
      <p>{entry ? <NamedSentence saved={saved} entry={entry} /> : <Sentence {...saved} />}</p>
      <ButtonLink variant="plain" {...toEntry(saved.id)}>
        <FormattedMessage {...messages.show} />
      </ButtonLink>
      <ButtonLink variant="plain" {...toNew(entry?.kind)}>
        <FormattedMessage {...messages.addOther} />
      </ButtonLink>
    </div>
  );
}

function NamedSentence({ saved, entry }: { saved: Saved; entry: Entry }) {
  const intl = useIntl();
  const { kind, counterparty, amountCents } = entry;
  const name = <bdi>{counterparty}</bdi>;
  if (saved.count > 1)
    return <FormattedMessage {...messages.addedSeveral} values={{ count: saved.count, name }} />;
  const amount = <bdi>{money(intl, amountCents)}</bdi>;
  return (
    <FormattedMessage {...(saved.isNew ? ADDED[kind] : messages.changedEntry)} values={{ name, amount }} />
  );
}

/** What is said where the backend does not return the entry. */
const Sentence = ({ isNew, count }: Saved) =>
  isNew ? (
    <FormattedMessage {...messages.addedUnnamed} values={{ count }} />
  ) : (
    <FormattedMessage {...messages.changed} />
  );
