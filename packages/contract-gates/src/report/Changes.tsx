import type { Change } from '../changes/change';
import type { ChangesSince } from './changesSince';
import type { Texts } from './texts';

/** What changed since the base, breaking lines first; or why nothing can be said. */
export function Changes({ changes, texts }: { changes: ChangesSince; texts: Texts }) {
  if (changes.kind === 'none') {
    return (
      <>
        <p>
          {texts.notCompared} <span lang="en">({changes.reason})</span>
        </p>
        <p>
          {texts.advice} <code>{changes.advice}</code>
        </p>
      </>
    );
  }
  return (
    <>
      <p>{texts.comparedWith(changes.commit.slice(0, 12))}</p>
      <Part caption={texts.changesIn.description} changes={changes.description} texts={texts} />
      <Part caption={texts.changesIn.pact} changes={changes.pact} texts={texts} />
    </>
  );
}

function Part({ caption, changes, texts }: { caption: string; changes: Change[] | null; texts: Texts }) {
  const sentences = new Map<string, string>(Object.entries(texts.rules));
  if (changes === null || changes.length === 0) {
    return (
      <p>
        <strong>{caption}:</strong> {changes === null ? texts.newFile : texts.noChanges}
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
              <span aria-hidden="true">{severity === 'breaking' ? '✕' : '✓'}</span>{' '}
              {severity === 'breaking' ? texts.breaking : texts.safe}
            </span>
            <div>
              <p>{sentences.get(rule)}</p>
              <p>
                <code>{at}</code>
              </p>
              <p className="quiet" lang="en">
                {message} (<code>{rule}</code>)
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
