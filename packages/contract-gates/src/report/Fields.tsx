import type { Declaration } from './declaredFields';
import type { FieldFact, Finding } from './fieldFacts';
import { ScrollTable } from './ScrollTable';
import type { Texts } from './texts';

type Props = { caption: string; fields: FieldFact[]; texts: Texts };

/** One row for each field of a request or an answer. */
export function Fields({ caption, fields, texts }: Props) {
  const isRequest = fields.every(({ statuses }) => statuses.length === 0);
  const { columns } = texts;
  return (
    <ScrollTable caption={caption}>
      <thead>
        <tr>
          <th scope="col">{columns.field}</th>
          <th scope="col">{columns.declared}</th>
          <th scope="col">{columns.required}</th>
          <th scope="col">{columns.pact}</th>
          <th scope="col">{isRequest ? columns.written : columns.read}</th>
          {!isRequest && <th scope="col">{columns.returned}</th>}
          <th scope="col">{columns.finding}</th>
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
            </th>
            <td>
              <Declared declarations={field.declarations} texts={texts} />
            </td>
            <td>{field.required ? texts.yes : texts.no}</td>
            <td>
              <Expected expected={field.expected} texts={texts} />
            </td>
            <td>
              <Places of={field.code} texts={texts} />
            </td>
            {!isRequest && <td>{texts[field.returned]}</td>}
            <td>
              <Signs findings={field.findings} texts={texts} />
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

function Declared({ declarations, texts }: { declarations: Declaration[]; texts: Texts }) {
  if (declarations.length === 0) return texts.notDeclared;
  return declarations.map((one) => (
    <div key={one.key}>
      {declarations.length > 1 && <code>{one.key.split('.').at(-2)}: </code>}
      {one.types.map((type) => texts.types[type] ?? type).join(' / ')}
      {one.limits.map(({ keyword, value }) => (
        <span key={keyword}>
          , {texts.limits[keyword]} <code>{value}</code>
        </span>
      ))}
      {declarations.length > 1 &&
        ` (${texts.columns.required.toLowerCase()}: ${one.required ? texts.yes : texts.no})`}
    </div>
  ));
}

function Expected({ expected, texts }: { expected: FieldFact['expected']; texts: Texts }) {
  const groups = (['exact', 'type'] as const)
    .map((how) => ({ how, by: expected.filter((one) => one.how === how) }))
    .filter(({ by }) => by.length > 0);
  if (groups.length === 0) return texts.no;
  return groups.map(({ how, by }) => (
    <div key={how}>
      {how === 'exact' ? texts.exact : texts.byType}:{' '}
      {by.map(({ interaction }, index) => (
        <span key={interaction}>
          {index > 0 && ', '}
          <code>{interaction.replace(/^[^:]*: /, '')}</code>
        </span>
      ))}
    </div>
  ));
}

/** So many of them are named; the rest is a number. */
const NAMED = 3;

function Places({ of, texts }: { of: string[]; texts: Texts }) {
  if (of.length === 0) return texts.no;
  return (
    <>
      {of.slice(0, NAMED).map((place) => (
        <div key={place}>
          <code>{place.replace(/^src\//, '')}</code>
        </div>
      ))}
      {of.length > NAMED && <div>{texts.more(of.length - NAMED)}</div>}
    </>
  );
}

const SIGNS: Record<Finding, string> = {
  undeclared: '✕',
  notReturned: '✕',
  optional: '▲',
  unused: '○',
  pactOnly: '◐',
};

/** Each with its sign and its words; the colour only repeats them. */
export function Signs({ findings, texts }: { findings: Finding[]; texts: Texts }) {
  return findings.map((finding) => (
    <span key={finding} className={`sign ${finding}`}>
      <span aria-hidden="true">{SIGNS[finding]}</span> {texts.findings[finding].name}
    </span>
  ));
}
