import type { Verification } from '../records/records';
import { Changes } from './Changes';
import type { Facts } from './facts';
import { Fields, Signs } from './Fields';
import { FINDINGS } from './fieldFacts';
import { OperationPart } from './OperationPart';
import { ScrollTable } from './ScrollTable';
import { LANGUAGES } from './texts';
import type { Language, Texts } from './texts';

type Props = { facts: Facts; language: Language; texts: Texts };

/** The page's content in one language; the other one is on the page too, and hidden. */
export function Report({ facts, language, texts }: Props) {
  const id = (name: string) => `${language}-${name}`;
  const known = new Set(facts.operations.map((operation) => operation.id));
  const strangers = facts.fields.filter(
    ({ operation, declarations }) => declarations.length === 0 && !known.has(operation),
  );
  return (
    <div data-in={language} lang={LANGUAGES[language]}>
      <h1>{texts.title}</h1>
      <p className="lead">{texts.lead}</p>
      <Head facts={facts} language={language} texts={texts} />
      <nav aria-label={texts.contents} className="contents">
        <ul>
          <li>
            <a href={`#${id('stands-out')}`}>{texts.standsOut}</a>
          </li>
          <li>
            <a href={`#${id('changes')}`}>{texts.changes}</a>
          </li>
          {facts.operations.map((operation) => (
            <li key={operation.id}>
              <a href={`#${id(operation.id)}`}>
                <code>{operation.id}</code>
              </a>
            </li>
          ))}
          <li>
            <a href={`#${id('states')}`}>{texts.states}</a>
          </li>
          <li>
            <a href={`#${id('method')}`}>{texts.limitsTitle}</a>
          </li>
        </ul>
      </nav>

      <h2 id={id('stands-out')}>{texts.standsOut}</h2>
      <StandsOut facts={facts} language={language} texts={texts} />

      <h2 id={id('changes')}>{texts.changes}</h2>
      <Changes changes={facts.changes} texts={texts} />

      <h2>{texts.operations}</h2>
      {facts.operations.map((operation) => (
        <OperationPart
          key={operation.id}
          id={id(operation.id)}
          operation={operation}
          fields={facts.fields.filter((field) => field.operation === operation.id)}
          texts={texts}
        />
      ))}
      {strangers.length > 0 && (
        <>
          <h3>{texts.otherFields}</h3>
          <Fields caption={texts.otherFields} fields={strangers} texts={texts} />
        </>
      )}

      <h2 id={id('states')}>{texts.states}</h2>
      <ScrollTable caption={texts.states}>
        <thead>
          <tr>
            <th scope="col">{texts.state}</th>
            <th scope="col">{texts.usedBy}</th>
          </tr>
        </thead>
        <tbody>
          {facts.states.map(({ name, scenarios }) => (
            <tr key={name}>
              <th scope="row" lang="en">
                {name}
              </th>
              <td>
                {scenarios.map((scenario) => (
                  <div key={scenario}>
                    <code>{scenario}</code>
                  </div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>

      <h2 id={id('method')}>{texts.limitsTitle}</h2>
      {texts.method.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

function Head({ facts, language, texts }: Props) {
  const moment = (at: string) => {
    const day = new Intl.DateTimeFormat(LANGUAGES[language], {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'UTC',
    });
    return `${day.format(new Date(at))} UTC`;
  };
  return (
    <dl className="head">
      <div>
        <dt>{texts.description}</dt>
        <dd>
          <Hash of={facts.description} />
        </dd>
      </div>
      {facts.agreements.map(({ provider, pact }) => (
        <div key={provider}>
          <dt>{texts.pact(provider)}</dt>
          <dd>
            <Hash of={pact} />
          </dd>
        </div>
      ))}
      <div>
        <dt>{texts.commit}</dt>
        <dd>{facts.commit === null ? texts.noCommit : <Hash of={facts.commit} />}</dd>
      </div>
      <div>
        <dt>{texts.made}</dt>
        <dd>
          <time dateTime={facts.at}>{moment(facts.at)}</time>
        </dd>
      </div>
      {facts.agreements.map(({ provider, verification }) => (
        <div className="wide" key={provider}>
          <dt>{texts.verification(provider)}</dt>
          <dd>
            {verification === null ? (
              texts.noVerification
            ) : (
              <VerificationPart verification={verification} on={moment(verification.at)} texts={texts} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type VerificationProps = { verification: Verification; on: string; texts: Texts };

function VerificationPart({ verification, on, texts }: VerificationProps) {
  const { success, by, providerVersion } = verification;
  const [before, after] = (success ? texts.verified : texts.notVerified)(on, by);
  return (
    <>
      {!success && (
        <span className="sign failed">
          <span aria-hidden="true">✕</span> {texts.failed}
        </span>
      )}
      {before}
      {/^[0-9a-f]{40}(-|$)/.test(providerVersion) ? <Hash of={providerVersion} /> : providerVersion}
      {after}
    </>
  );
}

/** Twelve digits are seen, and what follows a hash; the rest is there to be selected and copied with them. */
function Hash({ of }: { of: string }) {
  const [digits = '', ...after] = of.split(/(?=-)/);
  return (
    <code className="hash" title={of}>
      {digits.slice(0, 12)}
      <span className="rest">{digits.slice(12)}</span>
      {after.join('')}
    </code>
  );
}

function StandsOut({ facts, language, texts }: Props) {
  const found = FINDINGS.map((finding) => ({
    finding,
    fields: facts.fields.filter(({ findings }) => findings.includes(finding)),
  })).filter(({ fields }) => fields.length > 0);
  if (found.length === 0) return <p>{texts.nothingStandsOut}</p>;
  const known = new Set(facts.operations.map(({ id }) => id));
  return (
    <dl className="found">
      {found.map(({ finding, fields }) => (
        <div key={finding}>
          <dt>
            <Signs findings={[finding]} texts={texts} />
          </dt>
          <dd>
            <p>{texts.findings[finding].meaning}</p>
            <ul>
              {fields.map((field) => {
                const name = [field.operation, field.statuses.join(' '), field.path]
                  .filter(Boolean)
                  .join(' ');
                return (
                  <li key={name}>
                    {known.has(field.operation) ? (
                      <a href={`#${language}-${field.operation}`}>
                        <code>{name}</code>
                      </a>
                    ) : (
                      <code>{name}</code>
                    )}
                  </li>
                );
              })}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}
