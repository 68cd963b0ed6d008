import { Changes } from './Changes';
import type { Facts } from './facts';
import { Fields } from './Fields';
import type { FieldFact } from './fieldFacts';
import type { SinceDeployment } from './sinceDeployment';
import { Head } from './Head';
import { Overview } from './Overview';
import { ScrollTable } from './ScrollTable';
import { StandsOut } from './StandsOut';

/** The content of the page. */
export function Report({ facts }: { facts: Facts }) {
  const { operations, fields, overview, since } = facts;
  const operationIds = new Set(operations.map(({ id }) => id));
  const undescribed = fields.filter(({ operation }) => !operationIds.has(operation));
  return (
    <main>
      <h1>Agreement report</h1>
      <p className="quiet">{facts.title}</p>
      <Overview operations={overview} since={since} />
      <Head facts={facts} />
      <nav aria-label="On this page">
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
            <a href="#method">Method</a>
          </li>
        </ul>
      </nav>

      <h2 id="stands-out">What stands out</h2>
      <StandsOut fields={fields} operationIds={operationIds} />

      <h2 id="changes">What changed</h2>
      <Changes changes={facts.changes} />

      <h2>Operations</h2>
      {operations.map(({ id, method, path, summary }) => (
        <section key={id} aria-labelledby={id}>
          <h3 id={id}>
            <code>{method}</code> <code>{path}</code>
          </h3>
          <p>
            <code>{id}</code>: {summary}
          </p>
          <OperationFields
            id={id}
            fields={fields.filter(({ operation }) => operation === id)}
            since={since}
          />
        </section>
      ))}
      {undescribed.length > 0 && (
        <Fields
          caption="Fields of responses that the description does not declare"
          fields={undescribed}
          since={since}
        />
      )}

      <h2 id="states">Provider states</h2>
      <States states={facts.states} />

      <h2 id="method">Method</h2>
      <p>
        Verified by: the recorded result of each backend version with the present pact and validators. Changed
        since: the description or the pact of the consumer's version in that environment was another one.
      </p>
      <p>
        Proved by: the scenarios of the pact that a backend has to pass, with this value or any of its type.
      </p>
      <p>
        Read by: the compiler finds each use of a property that the generated types declare, also by
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
function OperationFields({
  id,
  fields,
  since,
}: {
  id: string;
  fields: FieldFact[];
  since: readonly SinceDeployment[];
}) {
  const parts = [...new Set(fields.map(({ statuses }) => statuses.join(', ')))];
  return parts.map((part) => (
    <Fields
      key={part}
      caption={`Fields of the ${part === '' ? 'request' : `response ${part}`} · ${id}`}
      fields={fields.filter(({ statuses }) => statuses.join(', ') === part)}
      since={since}
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
