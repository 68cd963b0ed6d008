import { FormattedMessage } from 'react-intl';
import { Progress } from '../../ui/Progress';
import { messages } from './choose.messages';
import type { ImportState } from './useImport';

type Props = {
  /** Name of the file. */
  name: string;
  busy: NonNullable<ImportState['busy']>;
  onCancel: () => void;
};

/** The upload of a file, and then the wait for the response. A sent import cannot be cancelled, because it may be stored. */
export function ImportProgress({ name, busy: { what, share }, onCancel }: Props) {
  const isSent = share >= 1;
  const text = isSent ? messages.reading : messages.sending;
  return (
    <Progress
      label={
        isSent && what === 'import' ? (
          <FormattedMessage {...messages.saving} />
        ) : (
          <FormattedMessage {...text} values={{ name: <bdi>{name}</bdi> }} />
        )
      }
      share={isSent ? null : share}
      cancelLabel={<FormattedMessage {...messages.cancel} />}
      onCancel={isSent && what === 'import' ? undefined : onCancel}
    />
  );
}
