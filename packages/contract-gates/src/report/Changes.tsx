import { DESCRIPTION_RULES } from '../changes/descriptionRules';
import type { Change, Rules } from '../changes/change';
import { PACT_RULES } from '../pact/pactRules';
import type { ChangesSince } from './changesSince';

const RULES: Rules = { ...DESCRIPTION_RULES, ...PACT_RULES };

/** The changes since the base, breaking ones first, or the reason why there is no comparison. */
export function Changes({ changes }: { changes: ChangesSince }) {
  if (changes.kind === 'none') {
    return (
      <p>
        There is nothing to compare with: {changes.reason}. This helps: <code>{changes.advice}</code>
      </p>
    );
  }
  return (
    <>
      <p>Compared with commit {changes.commit.slice(0, 12)}.</p>
      <Part caption="Changes of the description" changes={changes.description} />
      <Part caption="Changes of the pact" changes={changes.pact} />
    </>
  );
}

function Part({ caption, changes }: { caption: string; changes: Change[] | null }) {
  if (changes === null || changes.length === 0) {
    return (
      <p>
        <strong>{caption}:</strong> {changes === null ? 'The base has no such file.' : 'Nothing changed.'}
      </p>
    );
  }
  return (
    <>
      <h3>{caption}</h3>
      <ul className="changes">
        {changes.map(({ rule, severity, at, message }) => (
          <li key={`${rule} ${at} ${message}`}>
            <span className={`sign ${severity}`}>
              <span aria-hidden="true">{severity === 'breaking' ? '✕' : '✓'}</span> {severity}
            </span>
            <div>
              <p>{RULES[rule]?.sentence}</p>
              <p>
                <code>{at}</code>
              </p>
              <p className="quiet">
                {message} (<code>{rule}</code>)
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
