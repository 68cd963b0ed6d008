import { messages } from '../screens/app/password/password.messages';
import { PasswordForm } from '../screens/app/password/PasswordForm';
import { OwnAccountScreen } from '../screens/ownAccount/OwnAccountScreen';

const PASSWORD = {
  title: messages.title,
  form: (onDone: (afterwards: () => void) => void) => <PasswordForm onDone={onDone} />,
};

/** The own account with the form of the password, which the frame has too. Screens do not import each other. */
export const OwnAccountPage = () => <OwnAccountScreen password={PASSWORD} />;
