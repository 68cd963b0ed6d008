import { FormattedMessage } from 'react-intl';
import { submissionTexts } from './submission.messages';

/** A link to the entries, after a change that may be stored. It opens another tab, so what was typed stays. */
export const LookUpLink = ({ to }: { to: string }) => (
  <p>
    <a href={to} target="_blank" rel="noreferrer">
      <FormattedMessage {...submissionTexts.lookUp} />
    </a>
  </p>
);
