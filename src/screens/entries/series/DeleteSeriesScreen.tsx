import { useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router-dom';
import type { Entry } from '../../../api/entries';
import {
  loadEntry,
  useDeleteEntriesMutation,
  useDeleteOccurrencesMutation,
  useGetEntryQuery,
} from '../../../api/entry';
import { paths } from '../../../config/paths';
import { DataAbsent } from '../../../controls/DataAbsent';
import { ChoiceField } from '../../../controls/form/ChoiceField';
import { RecordForm } from '../../../controls/form/RecordForm';
import { useFirstLoaded } from '../../../controls/form/useFirstLoaded';
import { joinQueries } from '../../../controls/joinQueries';
import { SignInFirst } from '../../../controls/SignInFirst';
import { useSessionArg } from '../../../controls/useSessionArg';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsSignedIn } from '../../../store/session';
import { EmptyState } from '../../../ui/EmptyState';
import { PageHead } from '../../../ui/PageHead';
import { useListBack } from '../back';
import { describeAbsence } from '../describeAbsence';
import { titles } from '../title.messages';
import { messages } from './series.messages';
import { DELETION_FORM } from './seriesForm';
import { useReportLeftOut } from './useReportLeftOut';

/** The page that deletes several entries of a series, and ends it (specification §2.184). */
export function DeleteSeriesScreen() {
  const { id = '' } = useParams();
  return <DeletionPage key={id} id={id} />;
}

function DeletionPage({ id }: { id: string }) {
  const intl = useIntl();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  // A deleted entry would be loaded again, and is not found.
  const [isDeleting, setIsDeleting] = useState(false);
  const loading = useGetEntryQuery(useSessionArg(id === '' || isDeleting ? skipToken : id));
  const entry = useFirstLoaded(loading.currentData);
  if (!isSignedIn) return <SignInFirst />;
  const { error, retry } = joinQueries([loading]);
  return (
    <>
      <PageHead
        title={intl.formatMessage(titles.deleteSeries)}
        meta={entry && <bdi>{entry.counterparty}</bdi>}
      />
      {entry === undefined ? (
        <DataAbsent
          error={error}
          onRetry={retry}
          texts={describeAbsence(error, messages.notOffered)}
          variant="form"
        />
      ) : entry.occurrence === undefined || entry.version === undefined ? (
        <EmptyState
          level={2}
          variant="page"
          picture="empty"
          title={<FormattedMessage {...messages.noSeries} />}
        />
      ) : (
        <DeletionForm entry={entry} version={entry.version} onDeleting={setIsDeleting} />
      )}
    </>
  );
}

type Props = {
  entry: Entry;
  version: number;
  /** Called when a deletion begins, and if it fails. */
  onDeleting: (isDeleting: boolean) => void;
};

function DeletionForm({ entry: first, version: firstVersion, onDeleting }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const reportLeftOut = useReportLeftOut();
  const back = useListBack();
  const [deleteEntries] = useDeleteEntriesMutation();
  const [deleteOccurrences] = useDeleteOccurrencesMutation();
  const [deleted, setDeleted] = useState<{ deleted: string[]; isRecurring?: boolean }>({ deleted: [] });
  const send = async (scope: string, { id, version = firstVersion }: Entry) => {
    if (scope === 'one') {
      const { error } = await deleteEntries({ ids: [id], versions: [{ id, version }] });
      return error ?? { ids: [id], leftOut: [] };
    }
    const body = { version, scope: scope === 'open' ? ('open' as const) : ('following' as const) };
    const { data, error } = await deleteOccurrences({ id, body });
    return error ?? data;
  };
  return (
    <RecordForm
      form={DELETION_FORM}
      first={first}
      toValues={() => ({ scope: '' })}
      send={async ({ scope }, entry) => {
        onDeleting(true);
        const result = await send(scope, entry);
        if (!('leftOut' in result)) {
          onDeleting(false);
          return { error: result };
        }
        setDeleted({ deleted: result.ids, isRecurring: scope === 'one' });
        reportLeftOut(result.leftOut);
        return { data: entry };
      }}
      load={({ id }) => dispatch(loadEntry(id))}
      // The list offers to restore them.
      onSaved={() => void navigate(back, { replace: true, state: deleted })}
      cancel={paths.entry.to(first.id)}
    >
      {(field) => (
        <ChoiceField
          {...field('scope')}
          options={[
            { value: 'one', label: intl.formatMessage(messages.one) },
            { value: 'following', label: intl.formatMessage(messages.following) },
            { value: 'open', label: intl.formatMessage(messages.open) },
          ]}
        />
      )}
    </RecordForm>
  );
}
