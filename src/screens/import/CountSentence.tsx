import { FormattedMessage } from 'react-intl';
import type { messages } from './result.messages';

type Props = { of: (typeof messages)['done']; count: number };

/** A sentence about a number of entries or rows. Absent if there are none. */
export const CountSentence = ({ of, count }: Props) =>
  count > 0 && (
    <p>
      <FormattedMessage {...of} values={{ count }} />
    </p>
  );
