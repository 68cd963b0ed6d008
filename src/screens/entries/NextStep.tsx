import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { writeEntriesAddress } from '../../controls/entries/entriesAddress';
import { useMayCall } from '../../controls/useMayCall';
import { ButtonLink } from '../../ui/Button';
import { messages } from './entries.messages';
import { useEntryLinks } from './panel/useEntryLinks';
import { titles } from './title.messages';

/** What to do in an empty view: look at all entries, or add the first one if there is none. */
export function NextStep({ isNothing }: { isNothing: boolean }) {
  const { search } = useLocation();
  const { toNew } = useEntryLinks();
  const mayCall = useMayCall();
  if (!isNothing)
    return (
      <ButtonLink variant="plain" to={writeEntriesAddress()}>
        <FormattedMessage {...messages.showAll} />
      </ButtonLink>
    );
  return (
    mayCall('addEntry') && (
      <ButtonLink {...toNew(new URLSearchParams(search).get('kind') ?? undefined)}>
        <FormattedMessage {...titles.newEntry} />
      </ButtonLink>
    )
  );
}
