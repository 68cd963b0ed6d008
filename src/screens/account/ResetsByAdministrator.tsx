import { FormattedMessage } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { paths } from '../../config/paths';
import { SupportContact } from '../../controls/SupportContact';
import { ButtonLink } from '../../ui/Button';
import { messages } from './account.messages';
import { Buttons, AccountCard } from './AccountCard';

/** Explains that the administrator resets passwords. For a portal without a cloud identity. */
export function ResetsByAdministrator(head: { page: MessageDescriptor; title: MessageDescriptor }) {
  return (
    <AccountCard {...head}>
      <p>
        <FormattedMessage {...messages.resetsByAdministrator} />
      </p>
      <SupportContact />
      <Buttons>
        <ButtonLink to={paths.userLogin.to()}>
          <FormattedMessage {...messages.backToLogin} />
        </ButtonLink>
      </Buttons>
    </AccountCard>
  );
}
