import { Sign } from './Fields';
import { FINDINGS } from './fieldFacts';
import type { FieldFact, Finding } from './fieldFacts';

const MEANINGS: Record<Finding, string> = {
  undeclared: 'The pact expects the field, and the description does not declare it.',
  notReturned: 'The consumer uses the field, and the verified provider did not return it.',
  optional: 'The consumer uses the field, and a provider may leave it out.',
  unused: 'Neither the pact nor the code of the consumer uses the field.',
  pactOnly: 'The pact expects the field, and no code reads it by its name.',
};

/** The fields with findings, by finding. */
export function StandsOut({
  fields,
  operationIds,
}: {
  fields: FieldFact[];
  operationIds: ReadonlySet<string>;
}) {
  const groups = FINDINGS.map((finding) => ({
    finding,
    marked: fields.filter(({ findings }) => findings.includes(finding)),
  })).filter(({ marked }) => marked.length > 0);
  if (groups.length === 0) return <p>No field stands out.</p>;
  return (
    <dl>
      {groups.map(({ finding, marked }) => (
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
                    {operationIds.has(operation) ? (
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
