import type { Declaration } from './declaredFields';
import type { FieldFact, Finding } from './fieldFacts';
import { Changed } from './Overview';
import { ScrollTable } from './ScrollTable';
import { keysOf } from './sinceDeployment';
import type { SinceDeployment } from './sinceDeployment';

/** One row for each field of a request or a response. */
export function Fields({
  caption,
  fields,
  since,
}: {
  caption: string;
  fields: FieldFact[];
  since: readonly SinceDeployment[];
}) {
  const isRequest = fields.every(({ statuses }) => statuses.length === 0);
  return (
    <ScrollTable caption={caption}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Declared</th>
          <th scope="col">Required</th>
          <th scope="col">Proved by</th>
          <th scope="col">{isRequest ? 'Sent by' : 'Read by'}</th>
          {!isRequest && <th scope="col">Returned</th>}
          <th scope="col">Stands out</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr
            key={field.path + field.statuses.join()}
            className={field.findings.length > 0 ? 'marked' : undefined}
          >
            <th scope="row">
              <code>{field.path}</code>
              {since
                .filter(({ fields: changed }) => keysOf(field).some((key) => changed.has(key)))
                .map(({ environment }) => (
                  <div key={environment}>
                    <Changed environment={environment} />
                  </div>
                ))}
            </th>
            <td>
              <Declared declarations={field.declarations} />
            </td>
            <td>{yesOrNo(field.required)}</td>
            <td>
              <Expected expected={field.expected} />
            </td>
            <td>
              <Locations locations={field.code} />
            </td>
            {!isRequest && <td>{field.returned === 'unknown' ? 'not asked' : field.returned}</td>}
            <td>
              {field.findings.map((finding) => (
                <Sign key={finding} finding={finding} />
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');

function Declared({ declarations }: { declarations: Declaration[] }) {
  if (declarations.length === 0) return 'not declared';
  return declarations.map(({ key, types, limits, required }) => (
    <div key={key} className="declared">
      {declarations.length > 1 && <code>{key.split('.').at(-2)}: </code>}
      {types.join(' / ')}
      {limits.map(({ keyword, value }) => (
        <span key={keyword}>
          , {keyword} <code>{value}</code>
        </span>
      ))}
      {declarations.length > 1 && ` (required: ${yesOrNo(required)})`}
    </div>
  ));
}

function Expected({ expected }: { expected: FieldFact['expected'] }) {
  const groups = (['exact', 'type'] as const)
    .map((how) => ({ how, by: expected.filter((one) => one.how === how) }))
    .filter(({ by }) => by.length > 0);
  if (groups.length === 0) return 'no';
  return groups.map(({ how, by }) => (
    <div key={how} className="scenarios">
      {how === 'exact' ? 'This value' : 'Any value of the type'}:{' '}
      {by.map(({ interaction }, index) => (
        <span key={interaction}>
          {index > 0 && ', '}
          <code>{interaction.replace(/^[^:]*: /, '')}</code>
        </span>
      ))}
    </div>
  ));
}

/** The page shows this many locations and the number of the others. */
const SHOWN_LOCATIONS = 3;

function Locations({ locations }: { locations: string[] }) {
  if (locations.length === 0) return 'no';
  return (
    <>
      {locations.slice(0, SHOWN_LOCATIONS).map((location) => (
        <div key={location} className="location">
          <code>{location.replace(/^src\//, '')}</code>
        </div>
      ))}
      {locations.length > SHOWN_LOCATIONS && <div>and {locations.length - SHOWN_LOCATIONS} more</div>}
    </>
  );
}

const SIGNS: Record<Finding, { symbol: string; name: string }> = {
  undeclared: { symbol: '✕', name: 'not declared' },
  notReturned: { symbol: '✕', name: 'not returned' },
  optional: { symbol: '▲', name: 'used though optional' },
  unused: { symbol: '○', name: 'unused' },
  pactOnly: { symbol: '◐', name: 'only in the pact' },
};

/** A finding as symbol and text. The colour only repeats them. */
export const Sign = ({ finding }: { finding: Finding }) => (
  <span className={`sign ${finding}`}>
    <span aria-hidden="true">{SIGNS[finding].symbol}</span> {SIGNS[finding].name}
  </span>
);
