import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { paths } from '../../config/paths';
import { BrandCard } from '../../controls/BrandCard';
import { ButtonLink } from '../../ui/Button';
import { DocumentTitle } from '../../ui/DocumentTitle';
import { useFocusOnArrival } from '../../ui/useFocusOnArrival';
import { messages } from './account.messages';
import styles from './AccountCard.module.css';

type Props = {
  /** The document's title, the same at every step. */
  page: MessageDescriptor;
  title: MessageDescriptor;
  /** The current step. When it changes, the heading takes the focus. */
  step?: string;
  children: ReactNode;
};

/** The card of a screen of the user area. */
export function AccountCard({ page, title, step = '', children }: Props) {
  const intl = useIntl();
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus();
  }, [heading, step]);

  return (
    <>
      <DocumentTitle of={intl.formatMessage(page)} />
      <BrandCard title={title} headingRef={heading}>
        <div className={styles['content']}>{children}</div>
      </BrandCard>
    </>
  );
}

/** The actions below a text: in a row if there is room, and as wide as the card. */
export const Buttons = ({ children }: { children: ReactNode }) => (
  <div className={styles['buttons']}>{children}</div>
);

/** A text in place of a form that is not known yet. */
export const Waiting = ({ children }: { children: ReactNode }) => (
  <p role="status" className={styles['waiting']}>
    {children}
  </p>
);

/** The only action of the last step. */
export const BackToLogin = () => (
  <Buttons>
    <ButtonLink to={paths.userLogin.to()}>
      <FormattedMessage {...messages.backToLogin} />
    </ButtonLink>
  </Buttons>
);
