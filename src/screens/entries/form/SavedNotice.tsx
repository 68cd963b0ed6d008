import { skipToken } from '@reduxjs/toolkit/query/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useGetEntryQuery } from '../../../api/entry';
import { paths } from '../../../config/paths';
import { useSessionArg } from '../../../controls/useSessionArg';
import { money } from '../../../i18n/formats';
import { ButtonLink } from '../../../ui/Button';
import { readSaved } from '../savedEntry';
import { messages } from './entry.messages';
import styles from './UndoNotice.module.css';

/** Names the entry that a form added, and leads to it and to the next one. */
export function SavedNotice() {
  const intl = useIntl();
  const location = useLocation();
  const { pathname, search } = location;
  const saved = readSaved(location.state);
  const id = saved?.isNew === true ? saved.id : null;
  const { currentData: entry } = useGetEntryQuery(useSessionArg(id ?? skipToken));
  if (!entry) return null;
  const { kind, counterparty, amountCents } = entry;
  const back = { back: pathname + search };
  return (
    <div className={styles['notice']}>
      <p>
        <FormattedMessage
          {...(kind === 'payable' ? messages.addedExpense : messages.addedIncome)}
          values={{ name: <bdi>{counterparty}</bdi>, amount: <bdi>{money(intl, amountCents)}</bdi> }}
        />
      </p>
      <ButtonLink variant="plain" to={paths.entry.to(entry.id)} state={back}>
        <FormattedMessage {...messages.show} />
      </ButtonLink>
      <ButtonLink variant="plain" to={paths.newEntry.to(kind)} state={back}>
        <FormattedMessage {...messages.addOther} />
      </ButtonLink>
    </div>
  );
}
