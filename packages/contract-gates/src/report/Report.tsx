import type { Verification } from '../records/records';
import { Changes } from './Changes';
import type { Facts } from './facts';
import { Fields, Sign } from './Fields';
import { FINDINGS } from './fieldFacts';
import type { FieldFact, Finding } from './fieldFacts';
import { ScrollTable } from './ScrollTable';

/** The content of the page. */
export function Report({ facts }: { facts: Facts }) {
  const { operations, fields } = facts;
  const known = new Set(operations.map(({ id }) => id));
  const foreign = fields.filter(({ operation }) => !known.has(operation));
  return (
    <main>
      <h1>Agreement report</h1>
      <p className="lead">{facts.title}</p>
      <Head facts={facts} />
      <nav aria-label="On this page" className="contents">
        <ul>
          <li>
            <a href="#stands-out">What stands out</a>
          </li>
          <li>
            <a href="#changes">What changed</a>
          </li>
          {operations.map(({ id }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <code>{id}</code>
              </a>
            </li>
          ))}
          <li>
            <a href="#states">Provider states</a>
          </li>
          <li>
            <a href="#method">How this is worked out</a>
          </li>
        </ul>
      </nav>

      <h2 id="stands-out">What stands out</h2>
      <StandsOut fields={fields} known={known} />

      <h2 id="changes">What changed</h2>
      <Changes changes={facts.changes} />

      <h2>Operations</h2>
      {operations.map(({ id, method, path, summary }) => (
        <section key={id} aria-labelledby={id} className="operation">
          <h3 id={id}>
            <code className="method">{method}</code> <code>{path}</code>
          </h3>
          <p>
            <code>{id}</code>: {summary}
          </p>
          <OperationFields id={id} fields={fields.filter(({ operation }) => operation === id)} />
        </section>
      ))}
      {foreign.length > 0 && (
        <Fields caption="Fields of responses that the description does not declare" fields={foreign} />
      )}

      <h2 id="states">Provider states</h2>
      <States states={facts.states} />

      <h2 id="method">How this is worked out</h2>
      <p>
        Read by the code: the compiler finds each use of a property that the generated types declare, also by
        destructuring. Tests do not count.
      </p>
      <p>
        If the type of a value is unknown, a call with the value and the name of a field counts. Only the name
        decides then, not the response.
      </p>
      <p>
        Not seen: an object that is passed on whole, a computed name, and what the generated validators check.
        Here “unused” means that no code reads the field by its name.
      </p>
      <p>
        Returned: the fields of the responses in the last recorded verification of exactly these files. A
        response that it did not ask for counts as “not asked”.
      </p>
    </main>
  );
}

/** One table for the request, and one for all statuses with the same schema. */
function OperationFields({ id, fields }: { id: string; fields: FieldFact[] }) {
  const parts = [...new Set(fields.map(({ statuses }) => statuses.join(', ')))];
  return parts.map((part) => (
    <Fields
      key={part}
      caption={`Fields of the ${part === '' ? 'request' : `response ${part}`} · ${id}`}
      fields={fields.filter(({ statuses }) => statuses.join(', ') === part)}
    />
  ));
}

const States = ({ states }: Pick<Facts, 'states'>) => (
  <ScrollTable caption="Provider states">
    <thead>
      <tr>
        <th scope="col">State</th>
        <th scope="col">Scenarios</th>
      </tr>
    </thead>
    <tbody>
      {states.map(({ name, scenarios }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
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
);

const Head = ({ facts }: { facts: Facts }) => (
  <dl className="head">
    <div>
      <dt>API description (SHA-256)</dt>
      <dd>
        <Hash of={facts.description} />
      </dd>
    </div>
    {facts.agreements.map(({ provider, pact }) => (
      <div key={provider}>
        <dt>Pact with {provider} (SHA-256)</dt>
        <dd>
          <Hash of={pact} />
        </dd>
      </div>
    ))}
    <div>
      <dt>Commit</dt>
      <dd>{facts.commit === null ? 'not known' : <Hash of={facts.commit} />}</dd>
    </div>
    <div>
      <dt>Written on</dt>
      <dd>
        <time dateTime={facts.at}>{formatTime(facts.at)}</time>
      </dd>
    </div>
    {facts.agreements.map(({ provider, verification }) => (
      <div className="wide" key={provider}>
        <dt>Last verification of {provider}</dt>
        <dd>
          {verification === null ? (
            'No verification of this pact with this description is on record.'
          ) : (
            <VerificationPart verification={verification} />
          )}
        </dd>
      </div>
    ))}
  </dl>
);

const TIME_FORMAT = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
const formatTime = (at: string) => `${TIME_FORMAT.format(new Date(at))} UTC`;

const VerificationPart = ({ verification }: { verification: Verification }) => {
  const { success, at, by, providerVersion } = verification;
  const isCommit = /^[0-9a-f]{40}(-|$)/.test(providerVersion);
  return (
    <>
      {!success && (
        <span className="sign failed">
          <span aria-hidden="true">✕</span> failed
        </span>
      )}
      On {formatTime(at)}, by {by}: version {isCommit ? <Hash of={providerVersion} /> : providerVersion}{' '}
      {success ? 'keeps the agreement.' : 'does not keep the agreement.'}
    </>
  );
};

/** Shows twelve digits of a hash and its suffix. A copy of the text has all digits. */
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

const MEANINGS: Record<Finding, string> = {
  undeclared: 'The pact expects the field, and the description does not declare it.',
  notReturned: 'The consumer uses the field, and the verified provider did not return it.',
  optional: 'The consumer uses the field, and a provider may leave it out.',
  unused: 'Neither the pact nor the code of the consumer uses the field.',
  pactOnly: 'The pact expects the field, and no code reads it by its name.',
};

function StandsOut({ fields, known }: { fields: FieldFact[]; known: ReadonlySet<string> }) {
  const found = FINDINGS.map((finding) => ({
    finding,
    marked: fields.filter(({ findings }) => findings.includes(finding)),
  })).filter(({ marked }) => marked.length > 0);
  if (found.length === 0) return <p>No field stands out.</p>;
  return (
    <dl className="found">
      {found.map(({ finding, marked }) => (
        <div key={finding}>
          <dt>
            <Sign finding={finding} />
          </dt>
          <dd>
            <p>{MEANINGS[finding]}</p>
            <ul>
              {marked.map(({ operation, statuses, path }) => {
                const name = [operation, statuses.join(' '), path].filter(Boolean).join(' ');
                return (
                  <li key={name}>
                    {known.has(operation) ? (
                      <a href={`#${operation}`}>
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
