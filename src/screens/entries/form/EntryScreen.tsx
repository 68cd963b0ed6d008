import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import type { Entry } from '../../../api/entries';
import { readKind } from '../../../controls/entries/kinds';
import { SignInFirst } from '../../../controls/SignInFirst';
import { useAppSelector } from '../../../store/hooks';
import { selectIsSignedIn } from '../../../store/session';
import { PageHead } from '../../../ui/PageHead';
import { readSaved } from '../savedEntry';
import { EntryRecord } from './EntryRecord';

/** The page that adds an entry. Its address can have the kind, as that of a new expense does. */
export function NewEntryScreen() {
  const [query] = useSearchParams();
  const state: unknown = useLocation().state;
  const kind = readKind(query.get('kind'));
  // The next form after a save begins empty.
  return <EntryPage key={`${kind} ${readSaved(state)?.id}`} id={null} kind={kind} />;
}

/** The page of one entry. */
export function EntryScreen() {
  const { id = '' } = useParams();
  return <EntryPage key={id} id={id} kind={undefined} />;
}

function EntryPage(record: { id: string | null; kind: Entry['kind'] | undefined }) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return isSignedIn ? (
    <EntryRecord {...record} Head={PageHead} place="page" findTitle={() => document.querySelector('main')} />
  ) : (
    <SignInFirst />
  );
}
