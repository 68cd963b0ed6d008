import { FormattedMessage } from 'react-intl';
import { Progress } from '../../ui/Progress';
import { messages } from './choose.messages';
import { isSent } from './useImport';
import type { ImportState } from './useImport';

type Props = {
  /** Name of the file. */
  name: string;
  busy: NonNullable<ImportState['busy']>;
  onCancel: () => void;
};

/** The upload of a file, and then the wait for the response. A sent import cannot be cancelled, because it may be stored. */
export function ImportProgress({ name, busy, onCancel }: Props) {
  const { share } = busy;
  const isReceived = share >= 1;
  const isImportSent = isSent({ busy });
  const text = isReceived ? messages.reading : messages.sending;
  return (
    <Progress
      label={
        isImportSent ? (
          <FormattedMessage {...messages.saving} />
        ) : (
          <FormattedMessage {...text} values={{ name: <bdi>{name}</bdi> }} />
        )
      }
      share={isReceived ? null : share}
      cancelLabel={<FormattedMessage {...messages.cancel} />}
      onCancel={isImportSent ? undefined : onCancel}
    />
  );
}
