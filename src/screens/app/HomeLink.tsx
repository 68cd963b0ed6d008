import { useIntl } from 'react-intl';
import { paths } from '../../config/paths';
import { Arch } from '../../ui/Arch';
import { Link } from '../../ui/Link';
import { messages } from './app.messages';
import styles from './HomeLink.module.css';

/** The mark of the portal, which links to the start of the app area. */
export function HomeLink() {
  const intl = useIntl();
  return (
    <Link className={styles['home']} to={paths.app.to()} aria-label={intl.formatMessage(messages.home)}>
      <Arch size={26} />
    </Link>
  );
}
