import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { replaceRefused } from '../../../api-spec/texts';
import { SearchField } from '../../ui/SearchField';
import { addressWith } from './address';
import { messages } from './entries.messages';

/** Milliseconds without a key after which the typed words are searched. */
const PAUSE = 300;
/** The limit of the API description. */
const MAX_LENGTH = 100;

/** The search above the list. The words are in the address. */
export function EntrySearch({ query }: { query: URLSearchParams }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const shown = query.get('search') ?? '';
  const [typed, setTyped] = useState(shown);
  /** The words that the address has, or will have. */
  const [sent, setSent] = useState(shown);
  const [seen, setSeen] = useState(shown);
  if (seen !== shown) {
    setSeen(shown);
    // The address was changed by something else, such as the browser's back button.
    if (shown !== sent) {
      setSent(shown);
      setTyped(shown);
    }
  }
  // No text has one of the refused characters, so they only separate words.
  const words = replaceRefused(typed, () => ' ').trim();
  const search = () => {
    if (words === sent) return;
    setSent(words);
    const to = addressWith(query, { search: words === '' ? null : words });
    // One search is one step of the browser's history.
    void navigate(to, { replace: sent !== '' });
  };
  useEffect(() => {
    const timer = setTimeout(search, PAUSE);
    return () => clearTimeout(timer);
  });
  return (
    <SearchField
      label={intl.formatMessage(messages.search)}
      text={typed}
      onType={setTyped}
      onEnter={search}
      maxLength={MAX_LENGTH}
    />
  );
}
