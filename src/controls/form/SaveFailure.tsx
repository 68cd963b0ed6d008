import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CallError } from '../../api/callError';
import { failureText } from '../../api/callError.messages';
import { readChangedBy } from '../../api/failedChange';
import type { MessageText } from '../../store/toasts';
import { Button } from '../../ui/Button';
import { ErrorDetails } from '../../ui/ErrorDetails';
import { useShownText } from '../useShownText';
import { formTexts } from './form.messages';
import type { FormTexts } from './formDefinition';

type Props = {
  form: Pick<FormTexts, 'conflict' | 'describe'>;
  error: CallError;
  /** A field of the form has a message of its own. */
  hasRefusedField: boolean;
  onReload: Reload;
};

/** Loads the present values after a change by another person. Returns the error if they cannot be loaded. */
export type Reload = () => Promise<CallError | null>;

/** Explains a failed submission. */
export function SaveFailure({ form: { conflict, describe }, error, hasRefusedField, onReload }: Props) {
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
  return <Explained error={error} describe={hasRefusedField ? describeRefusedFields : describe} />;
}

const describeRefusedFields = (error: CallError): MessageText => ({
  ...failureText(error),
  messageId: formTexts.refused.id,
});

function Explained({ error, describe }: Pick<Props, 'error'> & Pick<FormTexts, 'describe'>) {
  const textToShow = useShownText();
  const { text, detail } = textToShow(describe(error));
  return (
    <>
      <p>{text}</p>
      {detail && <ErrorDetails {...detail} />}
    </>
  );
}
