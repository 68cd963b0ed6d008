import { TriangleAlert } from 'lucide-react';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { BRAND } from '../../../config/brand';
import type { Build, BuildAgreement } from '../../../config/build';
import { VERSION } from '../../../config/version';
import { moment } from '../../../i18n/formats';
import { Button } from '../../../ui/Button';
import { CopyFeedback } from '../../../ui/CopyFeedback';
import { useCopy } from '../../../ui/useCopy';
import { messages } from './about.messages';
import styles from './AboutBox.module.css';

type Props = {
  build: Build;
  /** Null if it has no name. */
  company: string | null;
};

/** Version of the portal, and hashes of its API description and pacts (specification §2.71). */
export function AboutBox({ build, company: name }: Props) {
  const text = writeText(useIntl(), name, build);
  const { outcome, copy } = useCopy(text);

  return (
    <>
      <div className={styles['content']}>
        <dl className={styles['rows']}>
          <Row name={<FormattedMessage {...messages.version} />}>
            <bdi>{VERSION}</bdi>
          </Row>
          {name !== null && (
            <Row name={<FormattedMessage {...messages.company} />}>
              <bdi>{name}</bdi>
            </Row>
          )}
        </dl>
        <details>
          <summary className={styles['summary']}>
            <FormattedMessage {...messages.technical} />
          </summary>
          <dl className={styles['rows']}>
            <Row name={<FormattedMessage {...messages.commit} />}>
              {build.commit === null ? (
                <FormattedMessage {...messages.noCommit} />
              ) : (
                <Digits of={build.commit} />
              )}
            </Row>
            <Row name={<FormattedMessage {...messages.apiDescription} />}>
              <Digits of={build.description} />
            </Row>
            {build.agreements.map(({ provider, pact, verification }) => (
              <Fragment key={provider}>
                <Row
                  name={<FormattedMessage {...messages.pact} values={{ provider: <bdi>{provider}</bdi> }} />}
                >
                  <Digits of={pact} />
                </Row>
                <Row
                  name={
                    <FormattedMessage
                      {...messages.verification}
                      values={{ provider: <bdi>{provider}</bdi> }}
                    />
                  }
                >
                  <Verification of={verification} />
                </Row>
              </Fragment>
            ))}
          </dl>
        </details>
      </div>
      <div className={styles['foot']}>
        <Button variant="plain" onClick={copy}>
          <FormattedMessage {...messages.copy} />
        </Button>
        <CopyFeedback
          outcome={outcome}
          text={text}
          label={<FormattedMessage {...messages.title} />}
          done={<FormattedMessage {...messages.copied} />}
        />
      </div>
    </>
  );
}

const Row = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className={styles['row']}>
    <dt className={styles['name']}>{name}</dt>
    <dd className={styles['value']}>{children}</dd>
  </div>
);

/** The first characters of a hash. The copied text contains the whole hash. */
const Digits = ({ of }: { of: string }) => (
  <code className={styles['digits']} dir="ltr">
    {of.replace(/^([0-9a-f]{12})[0-9a-f]+/, '$1')}
  </code>
);

/** The version of a backend may be a commit hash. */
const BackendVersion = ({ of }: { of: string }) =>
  /^[0-9a-f]{40}(-|$)/.test(of) ? <Digits of={of} /> : <bdi>{of}</bdi>;

function Verification({ of }: { of: BuildAgreement['verification'] }) {
  const intl = useIntl();
  if (of === null) return <FormattedMessage {...messages.none} />;
  return (
    <>
      {!of.success && (
        <strong className={styles['failed']}>
          <TriangleAlert aria-hidden size={20} />
          <FormattedMessage {...messages.failed} />
        </strong>
      )}
      <FormattedMessage
        {...(of.success ? messages.held : messages.broken)}
        values={{
          moment: <time dateTime={of.at}>{moment(intl, new Date(of.at))}</time>,
          by: <bdi>{of.by}</bdi>,
          version: <BackendVersion of={of.providerVersion} />,
        }}
      />
    </>
  );
}

/** Returns the text to copy, one fact per line, with complete hashes and UTC times. */
function writeText(
  intl: IntlShape,
  company: string | null,
  { commit, description, agreements }: Build,
): string {
  const rows: [name: string, value: string][] = [
    [intl.formatMessage(messages.version), VERSION],
    ...(company === null ? [] : [[intl.formatMessage(messages.company), company] satisfies [string, string]]),
    [intl.formatMessage(messages.commit), commit ?? intl.formatMessage(messages.noCommit)],
    [intl.formatMessage(messages.apiDescription), description],
    ...agreements.flatMap(({ provider, pact, verification }): [string, string][] => [
      [intl.formatMessage(messages.pact, { provider }), pact],
      [
        intl.formatMessage(messages.verification, { provider }),
        verification === null
          ? intl.formatMessage(messages.none)
          : intl.formatMessage(verification.success ? messages.held : messages.broken, {
              moment: verification.at,
              by: verification.by,
              version: verification.providerVersion,
            }),
      ],
    ]),
  ];
  return [BRAND, ...rows.map(([name, value]) => `${name}: ${value}`)].join('\n');
}
