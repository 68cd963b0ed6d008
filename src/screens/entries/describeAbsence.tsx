import { FormattedMessage } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { isCallError } from '../../api/callError';
import { paths } from '../../config/paths';
import type { DataTexts } from '../../controls/DataAbsent';
import { ButtonLink } from '../../ui/Button';
import { messages } from './form/entry.messages';

/** The texts of a page without its entry. An entry that does not exist any more has texts of its own. */
export function describeAbsence(error: object | undefined, notOffered: MessageDescriptor): DataTexts {
  const isGone =
    error !== undefined && isCallError(error) && error.kind === 'http' && error.reason === 'unknown-entry';
  return {
    loading: messages.loading,
    failed: messages.failed,
    notOffered: {
      title: isGone ? messages.gone : notOffered,
      detail: (
        <>
          {isGone && (
            <p>
              <FormattedMessage {...messages.goneDetail} />
            </p>
          )}
          <ButtonLink to={paths.entries.to()}>
            <FormattedMessage {...messages.toList} />
          </ButtonLink>
        </>
      ),
    },
  };
}
