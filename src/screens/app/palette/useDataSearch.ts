import { skipToken } from '@reduxjs/toolkit/query/react';
import { useIntl } from 'react-intl';
import { isCallError, isNotOffered } from '../../../api/callError';
import { useSearchQuery } from '../../../api/search';
import type { SearchResult } from '../../../api/search';
import { readSearchText, usePausedText } from '../../../controls/searchText';
import { useSessionArg } from '../../../controls/useSessionArg';
import { foldText, readWords } from '../../../controls/matching';
import { makeSearchRequest } from './searchRequest';
import { useFindsData } from './useFindsData';

export type DataSearch = {
  /** The matches of the typed text. Until they arrive, those of the text before that match it too. */
  result: SearchResult | null;
  isPending: boolean;
  /** Searches again after a failure. Null: nothing has failed. */
  retry: (() => void) | null;
};

/** Asks the backend for names and entries while a person types (specification §2.222). A late response changes nothing. */
export function useDataSearch(query: string): DataSearch {
  const intl = useIntl();
  const findsData = useFindsData();
  const wantedText = findsData ? readSearchText(query) : '';
  const sentText = usePausedText(wantedText);
  const arg = sentText === '' ? skipToken : makeSearchRequest(intl, sentText);
  const { data, currentData, error, isFetching, refetch } = useSearchQuery(useSessionArg(arg));
  if (wantedText === '') return { result: null, isPending: false, retry: null };
  if (wantedText !== sentText || (isFetching && !currentData))
    return {
      result: data ? keepMatching(data, wantedText, intl.locale) : null,
      isPending: true,
      retry: null,
    };
  const hasFailed = error !== undefined && !(isCallError(error) && isNotOffered(error));
  return {
    result: currentData ?? null,
    isPending: false,
    retry: hasFailed && !currentData ? () => void refetch() : null,
  };
}

/** Keeps the matches of another text that have all words of this one, so that they do not disappear while a word grows. */
function keepMatching({ names, entries }: SearchResult, text: string, tag: string): SearchResult {
  const words = readWords(text, tag);
  const matches = (searched: string) => words.every((word) => foldText(searched, tag).includes(word));
  return {
    names: names.filter(({ counterparty }) => matches(counterparty)),
    entries: entries.filter(({ counterparty, document = '' }) => matches(`${counterparty} ${document}`)),
  };
}
