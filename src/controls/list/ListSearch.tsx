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
  const [typedText, setTypedText] = useState(addressWords);
  /** The words of the searches that the address does not have yet, after those that it has. */
  const [searches, setSearches] = useState<readonly string[]>([addressWords]);
  const searchedWords = searches[searches.length - 1] ?? '';
  /** The words of the address in the last render. */
  const [lastAddressWords, setLastAddressWords] = useState(addressWords);
  if (lastAddressWords !== addressWords) {
    setLastAddressWords(addressWords);
    const index = searches.indexOf(addressWords);
    if (index === -1) {
      // The address was changed by something else, such as the browser's back button.
      setSearches([addressWords]);
      setTypedText(addressWords);
    } else setSearches(searches.slice(index));
  }
  // No text has one of the refused characters, so they only separate words.
  const words = replaceRefused(typedText, () => ' ').trim();
  const search = () => {
    if (words === searchedWords) return;
    const isFirstSearch = searchedWords === '';
    setSearches([...searches, words]);
    const to = change({ search: words === '' ? null : words });
    // One search is one step of the browser's history.
    void navigate(to, { replace: !isFirstSearch });
  };
  // Without dependencies, because each render has a new `search`.
  useEffect(() => {
    const timer = setTimeout(search, PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <SearchField
      label={label}
      text={typedText}
      onType={setTypedText}
      onEnter={search}
      maxLength={maxLength}
    />
  );
}
