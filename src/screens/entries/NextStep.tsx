import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { ALL_ROWS } from '../../controls/list/useListAddress';
import { useMayCall } from '../../controls/useMayCall';
import { ButtonLink } from '../../ui/Button';
import { messages } from './entries.messages';
import { writeNewEntryAddress } from './newEntryAddress';
import { titles } from './title.messages';

/** What to do in an empty view: look at all entries, or add the first one if there is none. */
export function NextStep({ isNothing }: { isNothing: boolean }) {
  const { pathname, search } = useLocation();
  const mayCall = useMayCall();
  if (!isNothing)
    return (
      <ButtonLink variant="plain" to={`${pathname}?${ALL_ROWS}`}>
        <FormattedMessage {...messages.showAll} />
      </ButtonLink>
    );
  return (
    mayCall('addEntry') && (
      <ButtonLink
        to={writeNewEntryAddress(new URLSearchParams(search).get('kind') ?? undefined)}
        state={{ back: pathname + search }}
      >
        <FormattedMessage {...titles.newEntry} />
      </ButtonLink>
    )
  );
}
