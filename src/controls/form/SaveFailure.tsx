import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { isConflict } from '../../api/callError';
import type { CallError } from '../../api/callError';
import { failureText } from '../../api/callError.messages';
import { readChangedBy } from '../../api/failedChange';
import type { MessageText } from '../../store/toasts';
import { Button } from '../../ui/Button';
import { ErrorDetails } from '../../ui/ErrorDetails';
import { mayBeDone } from '../describeSubmission';
import { LookUpLink } from '../LookUpLink';
import { useShownText } from '../useShownText';
import { formTexts } from './form.messages';
import type { FormTexts } from './formDefinition';

type Props = {
  form: Pick<FormTexts, 'conflict' | 'conflicts' | 'describe'>;
  error: CallError;
  /** A field of the form has a message of its own. */
  hasRefusedField: boolean;
  /** The address of a list that shows whether the record is stored. Null: its present values show it. */
  lookUp: string | null;
  onReload: Reload;
};

/** Loads the present values after a change by another person. Returns the error if they cannot be loaded. */
export type Reload = () => Promise<CallError | null>;

/** Explains a failed submission. */
export function SaveFailure({
  form: { conflict, conflicts = {}, describe },
  error,
  hasRefusedField,
  lookUp,
  onReload,
}: Props) {
  // The login screen reports the end of the session.
  if (error.kind === 'stale' || (error.kind === 'http' && error.endsSession)) return null;
  const explained = error.kind === 'http' && isConflict(error) ? conflicts[error.reason ?? ''] : undefined;
  if (explained)
    return (
      <p>
        <FormattedMessage {...explained} />
      </p>
    );
  const hasConflict = isConflict(error);
  const name = hasConflict && error.kind === 'http' ? readChangedBy(error.body) : null;
  return (
    <>
      {!hasConflict ? (
        <Explained error={error} describe={hasRefusedField ? describeRefusedFields : describe} />
      ) : (
        <p>
          {name === null ? (
            <FormattedMessage {...conflict.unnamed} />
          ) : (
            <FormattedMessage {...conflict.named} values={{ name: <bdi>{name}</bdi> }} />
          )}
        </p>
      )}
      {mayBeDone(error) && lookUp !== null && <LookUpLink to={lookUp} />}
      {(hasConflict || (mayBeDone(error) && lookUp === null)) && (
        <LoadCurrent describe={describe} onReload={onReload} />
      )}
    </>
  );
}

/** Replaces the typed values by the stored ones. */
function LoadCurrent({ describe, onReload }: Pick<FormTexts, 'describe'> & Pick<Props, 'onReload'>) {
  const [failed, setFailed] = useState<CallError | null>(null);
  return (
    <>
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

const describeRefusedFields = (error: CallError): MessageText => ({
  ...failureText(error),
  messageId: formTexts.refused.id,
});

function Explained({ error, describe }: Pick<Props, 'error'> & Pick<FormTexts, 'describe'>) {
  const textToShow = useShownText();
  const { text, lang, detail } = textToShow(describe(error));
  return (
    <>
      <p lang={lang}>{text}</p>
      {detail && <ErrorDetails {...detail} />}
    </>
  );
}
