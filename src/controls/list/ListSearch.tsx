import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { replaceRefused } from '../../../api-spec/texts';
import { SearchField } from '../../ui/SearchField';
import type { ListAddress } from './useListAddress';

/** Milliseconds without a key after which the typed words are searched. */
const PAUSE_MS = 300;

type Props = {
  label: string;
  /** The limit of the API description. */
  maxLength: number;
  address: ListAddress;
};

/** The search above the list. The words are in the address. */
export function ListSearch({ label, maxLength, address: { query, change } }: Props) {
  const navigate = useNavigate();
  const addressWords = query.get('search') ?? '';
  const [typed, setTyped] = useState(addressWords);
  /** The words that the address has, or will have. */
  const [sent, setSent] = useState(addressWords);
  const [seen, setSeen] = useState(addressWords);
  if (seen !== addressWords) {
    setSeen(addressWords);
    // The address was changed by something else, such as the browser's back button.
    if (addressWords !== sent) {
      setSent(addressWords);
      setTyped(addressWords);
    }
  }
  // No text has one of the refused characters, so they only separate words.
  const words = replaceRefused(typed, () => ' ').trim();
  const search = () => {
    if (words === sent) return;
    setSent(words);
    const to = change({ search: words === '' ? null : words });
    // One search is one step of the browser's history.
    void navigate(to, { replace: sent !== '' });
  };
  useEffect(() => {
    const timer = setTimeout(search, PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return <SearchField label={label} text={typed} onType={setTyped} onEnter={search} maxLength={maxLength} />;
}
