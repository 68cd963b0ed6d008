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
import { ADDED, messages } from './entry.messages';
import styles from './SavedNotice.module.css';
import undoStyles from './UndoNotice.module.css';

type Props = {
  /** The entries of the list. Undefined: they are loading. */
  listed: readonly Entry[] | undefined;
};

/** Names the entry that a form added, or one that the list does not show, and leads to it and to the next one. */
export function SavedNotice({ listed }: Props) {
  const intl = useIntl();
  const state: unknown = useLocation().state;
  const { toEntry, toNew } = useEntryLinks();
  const saved = readSaved(state);
  const isShown = saved?.isNew === true || listed?.some(({ id }) => id === saved?.id) === false;
  const id = saved && isShown ? saved.id : null;
  const { currentData: entry } = useGetEntryQuery(useSessionArg(id ?? skipToken));
  if (!entry) return null;
  const { kind, counterparty, amountCents } = entry;
  const name = <bdi>{counterparty}</bdi>;
  const count = saved?.count ?? 1;
  return (
    <div role="status" className={`${undoStyles['notice']} ${styles['inView']}`}>
      <p>
        {count > 1 ? (
          <FormattedMessage {...messages.addedSeveral} values={{ count, name }} />
        ) : (
          <FormattedMessage
            {...(saved?.isNew === true ? ADDED[kind] : messages.changedEntry)}
            values={{ name, amount: <bdi>{money(intl, amountCents)}</bdi> }}
          />
        )}
      </p>
      <ButtonLink variant="plain" {...toEntry(entry.id)}>
        <FormattedMessage {...messages.show} />
      </ButtonLink>
      <ButtonLink variant="plain" {...toNew(kind)}>
        <FormattedMessage {...messages.addOther} />
      </ButtonLink>
    </div>
  );
}
