import type { Change } from '../changes/change';
import type { ChangesSince } from './changesSince';
import { ScrollTable } from './ScrollTable';
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
      <p>
        {texts.comparedWith(changes.commit.slice(0, 12))} <span lang="en">({changes.because})</span>
      </p>
      <Part caption={texts.changesIn.description} changes={changes.description} texts={texts} />
      <Part caption={texts.changesIn.pact} changes={changes.pact} texts={texts} />
    </>
  );
}

function Part({ caption, changes, texts }: { caption: string; changes: Change[] | null; texts: Texts }) {
  if (changes === null || changes.length === 0) {
    return (
      <p>
        <strong>{caption}:</strong> {changes === null ? texts.newFile : texts.noChanges}
      </p>
    );
  }
  return (
    <ScrollTable caption={caption}>
      <thead>
        <tr>
          <th scope="col">{texts.kind}</th>
          <th scope="col">{texts.where}</th>
          <th scope="col">{texts.change}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ rule, severity, at, message }) => (
          <tr key={`${rule} ${at} ${message}`}>
            <td>
              <span className={`sign ${severity}`}>
                <span aria-hidden="true">{severity === 'breaking' ? '✕' : '✓'}</span>{' '}
                {severity === 'breaking' ? texts.breaking : texts.safe}
              </span>
            </td>
            <th scope="row">
              <code>{at}</code>
            </th>
            <td lang="en">
              {message} <code className="quiet">{rule}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
