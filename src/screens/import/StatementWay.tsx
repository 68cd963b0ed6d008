import { FormattedMessage } from 'react-intl';
import { paths } from '../../config/paths';
import { useMayCall } from '../../controls/useMayCall';
import { ButtonLink } from '../../ui/Button';
import { messages } from './failure.messages';

/** Leads a file to the page that imports bank statements, if the backend has them. */
export function StatementWay({ file }: { file: File }) {
  const mayCall = useMayCall();
  return (
    mayCall('importStatement') && (
      <ButtonLink variant="plain" to={paths.importStatement.to()} state={{ file }}>
        <FormattedMessage {...messages.asStatement} />
      </ButtonLink>
    )
  );
}
