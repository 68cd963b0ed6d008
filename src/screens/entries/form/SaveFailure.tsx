import { FormattedMessage } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import type { CallError } from '../../../api/callError';
import { readChangedBy } from '../../../api/entry';
import { useToastText } from '../../../controls/useToastText';
import { limitText } from '../../../store/toasts';
import type { ToastText } from '../../../store/toasts';
import { Button } from '../../../ui/Button';
import { ErrorDetails } from '../../../ui/ErrorDetails';
import { messages } from './entry.messages';

type Props = {
  error: CallError;
  /** After a change by another person, whose name is `{name}` of the first one. */
  conflict: { named: MessageDescriptor; unnamed: MessageDescriptor };
  describe: (error: CallError) => ToastText;
  /** Loads the present values after a change by another person. */
  onReload: () => void;
};

/** Explains a failed submission. */
export function SaveFailure({ error, conflict, describe, onReload }: Props) {
  const textToShow = useToastText();
  // The login screen reports the end of the session.
  if (error.kind === 'stale' || (error.kind === 'http' && error.endsSession)) return null;
  if (error.kind === 'http' && error.status === 409) {
    const name = readChangedBy(error.body);
    return (
      <>
        <p>
          {name === null ? (
            <FormattedMessage {...conflict.unnamed} />
          ) : (
            <FormattedMessage {...conflict.named} values={{ name: <bdi>{name}</bdi> }} />
          )}
        </p>
        <Button variant="plain" onClick={onReload}>
          <FormattedMessage {...messages.loadCurrent} />
        </Button>
      </>
    );
  }
  const { text, detail } = textToShow(limitText(describe(error)));
  return (
    <>
      <p>{text}</p>
      {detail && <ErrorDetails {...detail} />}
    </>
  );
}
