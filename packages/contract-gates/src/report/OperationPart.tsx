import type { OperationFacts, ScenarioFacts } from './facts';
import type { FieldFact } from './fieldFacts';
import { Fields } from './Fields';
import { ScrollTable } from './ScrollTable';
import type { Texts } from './texts';

type Props = { id: string; operation: OperationFacts; fields: FieldFact[]; texts: Texts };

/** One operation: how it is called, its fields, and its scenarios. */
export function OperationPart({ id, operation, fields, texts }: Props) {
  const parts = [...new Set(fields.map(({ statuses }) => statuses.join(', ')))];
  return (
    <section aria-labelledby={id} className="operation">
      <h3 id={id}>
        <code className="method">{operation.method}</code> <code>{operation.path}</code>
      </h3>
      <p>
        <code>{operation.id}</code>: <span lang="en">{operation.summary}</span>
      </p>
      <p>
        {texts.security}:{' '}
        {operation.security.length === 0 ? texts.noSecurity : <code>{operation.security.join(', ')}</code>}
      </p>
      {parts.map((part) => (
        <Fields
          key={part}
          caption={`${part === '' ? texts.requestFields : texts.answerFields(part)} · ${operation.id}`}
          fields={fields.filter(({ statuses }) => statuses.join(', ') === part)}
          texts={texts}
        />
      ))}
      <ScrollTable caption={`${texts.statuses} · ${operation.id}`}>
        <thead>
          <tr>
            <th scope="col">{texts.status}</th>
            <th scope="col">{texts.meaning}</th>
          </tr>
        </thead>
        <tbody>
          {operation.statuses.map(({ status, words }) => (
            <tr key={status}>
              <th scope="row">{status}</th>
              <td lang="en">{words}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      <h4>{texts.scenarios}</h4>
      {operation.scenarios.length === 0 && <p>{texts.noScenarios}</p>}
      {operation.scenarios.map((scenario) => (
        <ScenarioPart key={scenario.id} scenario={scenario} texts={texts} />
      ))}
    </section>
  );
}

function ScenarioPart({ scenario, texts }: { scenario: ScenarioFacts; texts: Texts }) {
  const { id, summary, state, body, status, answer, expected } = scenario;
  const of = (how: 'exact' | 'type') =>
    expected?.filter((one) => one.how === how).map(({ path }) => path) ?? [];
  return (
    <article className="scenario">
      <h5>
        <code>{id}</code>
      </h5>
      <p lang="en">{summary}</p>
      <p>
        {texts.state}: {state === '' ? texts.noState : <span lang="en">{state}</span>}
      </p>
      <div className="pair">
        <div>
          <p className="label">{texts.request}</p>
          {body === undefined ? <p>{texts.noBody}</p> : <Json of={body} />}
        </div>
        <div>
          <p className="label">
            {texts.answer} {status}
          </p>
          <Json of={answer} />
        </div>
      </div>
      {expected === null ? (
        <p>{texts.notInPact}</p>
      ) : (
        <dl className="expected">
          <dt>{texts.expected}</dt>
          <dd>
            {texts.exact}: <Paths of={of('exact')} texts={texts} />
          </dd>
          <dd>
            {texts.byType}: <Paths of={of('type')} texts={texts} />
          </dd>
        </dl>
      )}
    </article>
  );
}

const Paths = ({ of, texts }: { of: string[]; texts: Texts }) =>
  of.length === 0
    ? texts.nothing
    : of.map((path, index) => (
        <span key={path}>
          {index > 0 && ', '}
          <code>{path}</code>
        </span>
      ));

const Json = ({ of }: { of: unknown }) => (
  <pre>
    <code>{JSON.stringify(of, null, 2)}</code>
  </pre>
);
