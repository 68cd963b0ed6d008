import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { Link } from 'react-router-dom';
import { BRAND } from '../../config/brand';
import { paths } from '../../config/paths';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { languageChosen, selectPickedLanguage } from '../../store/language';
import { Arch, ArchPattern } from '../../ui/Arch';
import shared from '../../controls/BrandCard.module.css';
import { ButtonLink } from '../../ui/Button';
import { DocumentTitle } from '../../ui/DocumentTitle';
import { LanguageSelect } from '../../controls/LanguageSelect';
import { useFocusOnArrival } from '../../ui/useFocusOnArrival';
import { messages } from './user.messages';
import styles from './UserCard.module.css';

type Props = {
  /** What the document's title begins with, the same at every step. */
  page: MessageDescriptor;
  title: MessageDescriptor;
  /** Names what the card shows now: when it changes, the heading takes the focus. */
  step?: string;
  children: ReactNode;
};

/** The card of a screen beside the login: brand, heading, what is to do, and the choice of language. */
export function UserCard({ page, title, step = '', children }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectPickedLanguage);
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [heading, step]);

  return (
    <div className={shared['page']}>
      <DocumentTitle of={intl.formatMessage(page)} />
      <main className={`${shared['card'] ?? ''} ${styles['card'] ?? ''}`}>
        <div className={`${shared['brand'] ?? ''} ${styles['brand'] ?? ''}`}>
          <ArchPattern className={shared['pattern']} />
          <p className={`${shared['name'] ?? ''} ${styles['name'] ?? ''}`}>
            <Arch size={28} />
            {BRAND}
          </p>
        </div>
        <div className={styles['side']}>
          <h1 ref={heading} tabIndex={-1} className={shared['title']}>
            <FormattedMessage {...title} />
          </h1>
          {children}
        </div>
      </main>
      <footer className={shared['foot']}>
        <LanguageSelect value={language} onChoose={(code) => dispatch(languageChosen(code))} />
      </footer>
    </div>
  );
}

/** The ways on after a text: side by side where there is room, and as wide as the card, as a form's button is. */
export const Buttons = ({ children }: { children: ReactNode }) => (
  <div className={styles['buttons']}>{children}</div>
);

/** The other ways, below. */
export const Ways = ({ children }: { children: ReactNode }) => (
  <div className={styles['ways']}>{children}</div>
);

export const QuietLink = ({ to, label }: { to: string; label: MessageDescriptor }) => (
  <Link className={shared['link']} to={to}>
    <FormattedMessage {...label} />
  </Link>
);

/** The one way on from a page that is done. */
export const BackToLogin = () => (
  <Buttons>
    <ButtonLink to={paths.userLogin.to()}>
      <FormattedMessage {...messages.backToLogin} />
    </ButtonLink>
  </Buttons>
);
