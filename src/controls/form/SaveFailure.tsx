import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import type { CallError } from '../../api/callError';
import { readChangedBy } from '../../api/entry';
import { limitText } from '../../store/toasts';
import type { ToastText } from '../../store/toasts';
import { Button } from '../../ui/Button';
import { ErrorDetails } from '../../ui/ErrorDetails';
import { useToastText } from '../useToastText';
import { formTexts } from './form.messages';

type Props = {
  error: CallError;
  /** After a change by another person, whose name is `{name}` of the first one. */
  conflict: { named: MessageDescriptor; unnamed: MessageDescriptor };
  describe: (error: CallError) => ToastText;
  onReload: Reload;
};

/** Loads the present values after a change by another person. Returns the error if they cannot be loaded. */
export type Reload = () => Promise<CallError | null>;

/** Explains a failed submission. */
export function SaveFailure({ error, conflict, describe, onReload }: Props) {
  const [failed, setFailed] = useState<CallError | null>(null);
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
        <Button
          variant="plain"
          onClick={() => {
            setFailed(null);
            void onReload().then(setFailed);
          }}
        >
          <FormattedMessage {...formTexts.loadCurrent} />
        </Button>
        {failed && <Explained error={failed} describe={describe} />}
      </>
    );
  }
  return <Explained error={error} describe={describe} />;
}

function Explained({ error, describe }: Pick<Props, 'error' | 'describe'>) {
  const textToShow = useToastText();
  const { text, detail } = textToShow(limitText(describe(error)));
  return (
    <>
      <p>{text}</p>
      {detail && <ErrorDetails {...detail} />}
    </>
  );
}
