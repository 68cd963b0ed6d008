import type { Verification } from '../records/records';
import type { Facts } from './facts';
import { formatTime } from './formatTime';

/** The identity of the agreement, and its last verifications. */
export const Head = ({ facts }: { facts: Facts }) => (
  <dl>
    <dt>API description (SHA-256)</dt>
    <Value text={facts.description} />
    {facts.agreements.map(({ provider, pact }) => (
      <div key={provider}>
        <dt>Pact with {provider} (SHA-256)</dt>
        <Value text={pact} />
      </div>
    ))}
    <dt>Commit</dt>
    <Value text={facts.commit ?? 'not known'} />
    <dt>Written on</dt>
    <dd>
      <time dateTime={facts.at}>{formatTime(facts.at)}</time>
    </dd>
    {facts.agreements.map(({ provider, verification }) => (
      <div key={provider}>
        <dt>Last verification of {provider}</dt>
        <dd>
          {verification === null ? (
            'No verification of this pact with this description is on record.'
          ) : (
            <LastVerification verification={verification} />
          )}
        </dd>
      </div>
    ))}
  </dl>
);

const Value = ({ text }: { text: string }) => (
  <dd>
    <code>{text}</code>
  </dd>
);

const LastVerification = ({ verification }: { verification: Verification }) => {
  const { success, at, by, providerVersion } = verification;
  return (
    <>
      {!success && (
        <span className="sign failed">
          <span aria-hidden="true">✕</span> failed
        </span>
      )}
      On {formatTime(at)}, by {by}: version {providerVersion}{' '}
      {success ? 'keeps the agreement.' : 'does not keep the agreement.'}
    </>
  );
};
