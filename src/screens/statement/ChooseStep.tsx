import { useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { FormattedMessage } from 'react-intl';
import { DropZone } from '../../ui/DropZone';
import { Progress } from '../../ui/Progress';
import { FailureNotice } from './FailureNotice';
import { messages } from './choose.messages';
import styles from './statement.module.css';
import type { StatementProcess } from './useStatement';

const ENDINGS = ['.ofx', '.csv', '.xlsx'];
/** The limit of the API description. */
const MAX_BYTES = 5 * 1024 * 1024;

/** The first step: the choice of a statement. */
export function ChooseStep({ process }: { process: StatementProcess }) {
  const [refusal, setRefusal] = useState<MessageDescriptor | null>(null);
  const { file, busy, failure } = process.state;
  const onFiles = (files: readonly File[]) => {
    const [one, ...others] = files;
    if (one === undefined) return;
    const problem =
      others.length > 0
        ? messages.several
        : one.size === 0
          ? messages.empty
          : one.size > MAX_BYTES
            ? messages.tooLarge
            : null;
    setRefusal(problem);
    if (problem === null) process.choose(one);
    else process.reset();
  };
  if (file && busy) return <SendProgress busy={busy} onCancel={process.cancel} />;
  return (
    <>
      <FailureNotice failure={failure} onRetry={process.retry} onOtherFile={process.reset} />
      <DropZone
        label={<FormattedMessage {...messages.label} />}
        action={<FormattedMessage {...messages.action} />}
        dropHint={<FormattedMessage {...messages.drop} />}
        hint={<FormattedMessage {...messages.hint} />}
        accept={ENDINGS.join(',')}
        error={refusal && <FormattedMessage {...refusal} />}
        onFiles={onFiles}
      />
    </>
  );
}

type Busy = NonNullable<StatementProcess['state']['busy']>;

/** The upload of a file, and then the wait for the response. What is being stored cannot be cancelled. */
export function SendProgress({ busy: { what, share }, onCancel }: { busy: Busy; onCancel: () => void }) {
  const isReceived = share >= 1;
  const isStoring = isReceived && what === 'import';
  const text = isStoring ? messages.saving : isReceived ? messages.reading : messages.sending;
  return (
    <div className={styles['card']}>
      <Progress
        label={<FormattedMessage {...text} />}
        share={isReceived ? null : share}
        cancelLabel={<FormattedMessage {...messages.cancel} />}
        onCancel={isStoring ? undefined : onCancel}
      />
    </div>
  );
}
