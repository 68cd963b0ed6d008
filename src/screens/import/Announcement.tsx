import { useIntl } from 'react-intl';
import { messages } from './check.messages';
import { messages as resultTexts } from './result.messages';
import { listUnknownWords } from './useAsked';
import type { ImportState } from './useImport';

/** Tells screen readers what was understood, and what was imported. It stays in the page, or it would not be announced. */
export const Announcement = ({ state }: { state: ImportState }) => (
  <p role="status" className="visuallyHidden">
    {useText(state)}
  </p>
);

function useText({ preview, busy, result }: ImportState): string {
  const intl = useIntl();
  if (result) return intl.formatMessage(resultTexts.done, { count: result.added });
  if (!preview) return '';
  if (busy?.what === 'preview') return intl.formatMessage(messages.updating);
  const { counts, questions } = preview;
  const openCount = questions.length + listUnknownWords(preview).length;
  const readText = intl.formatMessage(messages.read, {
    ready: intl.formatNumber(counts.ready),
    duplicates: intl.formatNumber(counts.duplicates),
    invalid: intl.formatNumber(counts.invalid),
  });
  return openCount === 0
    ? readText
    : `${readText} ${intl.formatMessage(messages.open, { count: intl.formatNumber(openCount) })}`;
}
