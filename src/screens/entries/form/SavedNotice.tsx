import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Entry } from '../../../api/entries';
import { money } from '../../../i18n/formats';
import { ButtonLink } from '../../../ui/Button';
import { CloseButton } from '../../../ui/IconButton';
import { useEntryLinks } from '../panel/useEntryLinks';
import type { Saved } from '../savedEntry';
import type { SavedEntry } from '../useSavedEntry';
import { ADDED, messages } from './entry.messages';
import styles from './SavedNotice.module.css';

/** Names the entry that a form saved, and leads to it and to the next one. It stays until the next navigation. */
export function SavedNotice({ saved, entry }: Pick<SavedEntry, 'saved' | 'entry'>) {
  const { toEntry, toNew } = useEntryLinks();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <div className={styles['strip']}>
      <div role="status" className={styles['notice']}>
        <p>{entry ? <NamedSentence saved={saved} entry={entry} /> : <Sentence {...saved} />}</p>
        <ButtonLink variant="plain" {...toEntry(saved.id)}>
          <FormattedMessage {...messages.show} />
        </ButtonLink>
        <ButtonLink variant="plain" {...toNew(entry?.kind)}>
          <FormattedMessage {...messages.addOther} />
        </ButtonLink>
        <CloseButton onClick={() => void navigate(pathname + search, { replace: true })} />
      </div>
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
