import { formatShortTime } from './formatTime';
import type { Backend, OperationOverview } from './overview';
import { ScrollTable } from './ScrollTable';
import type { SinceDeployment } from './sinceDeployment';

/** One row for each operation: what is agreed, verified and deployed. */
export function Overview({
  operations,
  since,
}: {
  operations: OperationOverview[];
  since: readonly SinceDeployment[];
}) {
  return (
    <>
      <ScrollTable caption="What is agreed, verified and deployed">
        <thead>
          <tr>
            <th scope="col">Operation</th>
            <th scope="col">Scenarios</th>
            <th scope="col">Verified by</th>
            <th scope="col">In environments</th>
            <th scope="col">Since the last deployment</th>
          </tr>
        </thead>
        <tbody>
          {operations.map(({ operation, method, path, scenarios, backends, changedSince }) => (
            <tr key={operation} className={changedSince.length > 0 ? 'marked' : undefined}>
              <th scope="row">
                <a href={`#${operation}`}>
                  <code>{operation}</code>
                </a>
                <div className="quiet">
                  <code>{method}</code> <code>{path}</code>
                </div>
              </th>
              <td className="scenarios">{scenarios.length === 0 ? 'none' : scenarios.join(', ')}</td>
              <td>
                {backends.map((backend) => (
                  <VerifiedBy key={backend.provider} backend={backend} />
                ))}
              </td>
              <td>
                {backends.map((backend) => (
                  <InEnvironments key={backend.provider} backend={backend} />
                ))}
              </td>
              <td>
                {changedSince.map((environment) => (
                  <Changed key={environment} environment={environment} />
                ))}
                {changedSince.length === 0 &&
                  (since.length > 0 && since.every(isKnown) ? 'unchanged' : 'not known')}
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      <Basis since={since} present={operations.map(({ operation }) => operation)} />
    </>
  );
}

/** A sign for what differs from the consumer's version in an environment. */
export const Changed = ({ environment }: { environment: string }) => (
  <span className="sign changed">
    <span aria-hidden="true">Δ</span> changed since {environment}
  </span>
);

const isKnown = ({ operations }: SinceDeployment) => operations !== null;

/** The table has this many versions and the number of the others. */
const SHOWN_VERSIONS = 3;

function VerifiedBy({ backend: { provider, verified } }: { backend: Backend }) {
  return (
    <>
      <div className="quiet line">{provider}</div>
      {verified.length === 0 && <div>no version with this pact</div>}
      {verified.slice(0, SHOWN_VERSIONS).map(({ version, success, at }) => (
        <div key={version} className="line">
          <Success success={success} /> <code>{shorten(version)}</code> {formatShortTime(at)}
        </div>
      ))}
      {verified.length > SHOWN_VERSIONS && <div>and {verified.length - SHOWN_VERSIONS} more</div>}
    </>
  );
}

function InEnvironments({ backend: { provider, deployed } }: { backend: Backend }) {
  return (
    <>
      <div className="quiet line">{provider}</div>
      {deployed.length === 0 && <div>none on record</div>}
      {deployed.map(({ environment, version, success }) => (
        <div key={environment + version} className="line">
          {environment}: <code>{shorten(version)}</code> <Success success={success} />
        </div>
      ))}
    </>
  );
}

/** `null`: no verification is on record. */
function Success({ success }: { success: boolean | null }) {
  if (success === null) return <span className="sign optional">not verified</span>;
  return success ? (
    <span className="sign safe">
      <span aria-hidden="true">✓</span> verified
    </span>
  ) : (
    <span className="sign failed">
      <span aria-hidden="true">✕</span> failed
    </span>
  );
}

/** Names the versions that the present agreement is compared with. */
function Basis({ since, present }: { since: readonly SinceDeployment[]; present: readonly string[] }) {
  if (since.length === 0)
    return <p>No version of the consumer is recorded in an environment, so nothing is marked as changed.</p>;
  return since.map(({ environment, version, operations }) => (
    <p key={environment + version}>
      {environment} has <code>{shorten(version)}</code>
      {operations === null &&
        ', which this clone does not have or cannot read, so changes since then are not known'}
      {listGone(operations, present)}.
    </p>
  ));
}

/** Names the operations of that version that are gone. */
function listGone(operations: SinceDeployment['operations'], present: readonly string[]): string {
  const gone = [...(operations ?? [])].filter((one) => !present.includes(one));
  return gone.length === 0 ? '' : `. Removed since then: ${gone.join(', ')}`;
}

/** Shortens the hash of a commit, or the digest after a name. */
const shorten = (version: string) => version.replace(/[0-9a-f]{40,}/g, (hash) => hash.slice(0, 12));
