import { CSPProvider } from '@base-ui/react/csp-provider';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, Outlet } from 'react-router-dom';
import { languageOf } from '../../config/languages';
import { paths } from '../../config/paths';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { languageChosen, selectLanguage } from '../../store/language';
import { selectIsSignedIn } from '../../store/session';
import { Arch } from '../../ui/Arch';
import { ButtonLink } from '../../ui/Button';
import { LanguageSelect } from '../../ui/LanguageSelect';
import { useFocusOnArrival } from '../../ui/useFocusOnArrival';
import { messages } from './app.messages';
import styles from './AppFrame.module.css';
import { DashboardNav } from './DashboardNav';
import { PaletteButton } from './palette/PaletteButton';
import { UserMenu } from './UserMenu';

/** The frame round every screen of the app area. Without a session it offers the login, and calls nothing. */
export function AppFrame() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const content = useFocusOnArrival<HTMLElement>();

  return (
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={languageOf(language).direction}>
        <a className={styles['skip']} href="#content">
          <FormattedMessage {...messages.skip} />
        </a>
        <header className={styles['bar']}>
          <Link
            className={styles['brand']}
            to={paths.app.to()}
            aria-label={intl.formatMessage(messages.home)}
          >
            <Arch size={28} />
            <span className={styles['brandName']}>{BRAND}</span>
          </Link>
          <div className={styles['tools']}>
            <PaletteButton />
            <LanguageSelect value={language} onChoose={(code) => dispatch(languageChosen(code))} />
            {isSignedIn ? (
              <UserMenu />
            ) : (
              <ButtonLink to={paths.userLogin.to()}>
                <FormattedMessage {...messages.signIn} />
              </ButtonLink>
            )}
          </div>
        </header>
        {isSignedIn && <DashboardNav />}
        <main ref={content} id="content" className={styles['content']} tabIndex={-1}>
          <Outlet />
        </main>
      </DirectionProvider>
    </CSPProvider>
  );
}

/** A name is the same in every language. */
const BRAND = 'Portaria';
