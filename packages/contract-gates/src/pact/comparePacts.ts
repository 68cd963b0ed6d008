import type { Change } from '../changes/change';
import { pactChange } from './pactRules';
import { pairUp } from '../changes/pairUp';
import { canonical } from '../description/schemaShape';
import { EXACT, readExpectations, readMatching } from './expectations';
import type { Expectation, Matching } from './expectations';
import type { Interaction, PactVersions } from './pactFile';

/**
 * Compares pacts with their earlier versions. An interaction may move between pacts. The move is a separate change.
 */
export function comparePactFiles(pacts: PactVersions[]): Change[] {
  const has = (interactions: Interaction[], { description }: Interaction) =>
    interactions.some((one) => one.description === description);
  const moved = pacts.flatMap(({ provider, before, after }) =>
    before.flatMap((one) => {
      const other = has(after, one) ? undefined : pacts.find((pact) => has(pact.after, one));
      return other === undefined
        ? []
        : [pactChange('interaction-moved', one.description, `${provider} became ${other.provider}`)];
    }),
  );
  const before = pacts.flatMap((one) => one.before);
  const after = pacts.flatMap((one) => one.after);
  return [...comparePacts(before, after), ...moved];
}

/** Lists all changes between two versions of the pacts. */
export function comparePacts(before: Interaction[], after: Interaction[]): Change[] {
  const { pairs, removed, added } = pairUp(
    before,
    after,
    (oldInteraction, newInteraction) => oldInteraction.description === newInteraction.description,
    (oldInteraction, newInteraction) =>
      canonical(traffic(oldInteraction)) === canonical(traffic(newInteraction)),
  );
  return [
    ...removed.map(({ description }) => pactChange('interaction-gone', description, 'is removed')),
    ...added.map(({ description }) => pactChange('demands-more-new-interaction', description, 'is new')),
    ...pairs.flatMap(([oldInteraction, newInteraction]) =>
      compareInteractions(oldInteraction, newInteraction),
    ),
  ];
}

const traffic = ({ method, path, query, request, status, response }: Interaction) => ({
  method,
  path,
  query,
  request,
  status,
  response,
});

function compareInteractions(before: Interaction, after: Interaction): Change[] {
  const id = before.description;
  const changes: Change[] = [];
  if (id !== after.description)
    changes.push(pactChange('interaction-renamed', id, `is called ${after.description}`));
  if (!before.pending && after.pending)
    changes.push(pactChange('interaction-pending', id, 'is pending, so its failure is ignored'));
  if (before.pending && !after.pending) {
    changes.push(pactChange('demands-more-stricter-expectation', id, 'is no longer pending'));
  }
  if (canonical(before.states) !== canonical(after.states)) {
    changes.push(pactChange('demands-more-other-state', id, `${statesOf(before)} became ${statesOf(after)}`));
  }
  return [
    ...changes,
    ...compareRequests(before, after),
    ...compareStatus(before, after),
    ...compareResponses(before, after),
  ];
}

const statesOf = ({ states }: Interaction) =>
  states.map(({ name, params }) => `${name} ${canonical(params)}`).join(', ') || 'no state';

function compareRequests(before: Interaction, after: Interaction): Change[] {
  const id = before.description;
  const other = (location: string, message: string) =>
    pactChange('demands-more-other-request', `${id} request ${location}`, message);
  const changes: Change[] = [];
  const oldTarget = `${before.method} ${before.path}`;
  const newTarget = `${after.method} ${after.path}`;
  if (oldTarget !== newTarget) changes.push(other('path', `${oldTarget} became ${newTarget}`));
  if (canonical(before.query) !== canonical(after.query))
    changes.push(other('query', `${canonical(before.query)} became ${canonical(after.query)}`));
  const [oldExpectations, newExpectations] = [
    readExpectations(before.request),
    readExpectations(after.request),
  ];
  for (const location of new Set([...oldExpectations.keys(), ...newExpectations.keys()])) {
    const [oldExpectation, newExpectation] = [oldExpectations.get(location), newExpectations.get(location)];
    if (canonical(oldExpectation) === canonical(newExpectation)) continue;
    changes.push(
      other(location, `${formatExpectation(oldExpectation)} became ${formatExpectation(newExpectation)}`),
    );
  }
  for (const category of ['path', 'query']) {
    if (canonical(before.request.rules[category]) === canonical(after.request.rules[category])) continue;
    changes.push(other(category, 'has other matching rules'));
  }
  return changes;
}

function compareStatus(before: Interaction, after: Interaction): Change[] {
  const at = `${before.description} status`;
  const [oldMatching, newMatching] = [before, after].map(({ response }) =>
    readMatching(response.rules['status']),
  );
  if (
    oldMatching !== undefined &&
    newMatching !== undefined &&
    canonical(oldMatching) !== canonical(newMatching)
  ) {
    const message = `${before.status} ${oldMatching.text} became ${after.status} ${newMatching.text}`;
    return [compareMatching(at, oldMatching, newMatching, message)];
  }
  return before.status === after.status
    ? []
    : [pactChange('response-status-changed', at, `${before.status} became ${after.status}`)];
}

function compareResponses(before: Interaction, after: Interaction): Change[] {
  const [oldExpectations, newExpectations] = [
    readExpectations(before.response),
    readExpectations(after.response),
  ];
  const at = (location: string) => `${before.description} ${location}`;
  return [
    ...[...oldExpectations].flatMap(([location, oldExpectation]) => {
      const newExpectation = newExpectations.get(location);
      if (newExpectation === undefined && equalsFirstItem(location, oldExpectation, newExpectations))
        return [];
      if (newExpectation === undefined)
        return [pactChange('expectation-dropped', at(location), `was ${formatExpectation(oldExpectation)}`)];
      return compareExpectations(at(location), oldExpectation, newExpectation);
    }),
    ...[...newExpectations]
      .filter(
        ([location, newExpectation]) =>
          !oldExpectations.has(location) && !equalsFirstItem(location, newExpectation, oldExpectations),
      )
      .map(([location, newExpectation]) =>
        pactChange('demands-more-new-expectation', at(location), formatExpectation(newExpectation)),
      ),
  ];
}

/** One more example item expects nothing new if it is matched like the first one. */
function equalsFirstItem(location: string, one: Expectation, others: Map<string, Expectation>): boolean {
  const first = others.get(location.replaceAll(/\[\d+\]/g, '[0]'));
  return first !== undefined && compareExpectations(location, first, one).length === 0;
}

function compareExpectations(at: string, before: Expectation, after: Expectation): Change[] {
  const message = `${formatExpectation(before)} became ${formatExpectation(after)}`;
  if (before.type !== after.type) return [pactChange('expectation-changed', at, message)];
  if (canonical(before.matching) !== canonical(after.matching))
    return [compareMatching(at, before.matching, after.matching, message)];
  // Without an exact match, the value is only an example.
  if (after.matching.strictness < EXACT || before.value === after.value) return [];
  return [pactChange('expectation-changed', at, message)];
}

/** Compares different matchings. A matching that is looser in any respect counts as weakened. */
function compareMatching(at: string, before: Matching, after: Matching, message: string): Change {
  // An unknown matcher cannot be compared with another one.
  if (!before.isKnown) return pactChange('expectation-changed', at, message);
  const looser = after.strictness < before.strictness || after.min < before.min || after.max > before.max;
  if (looser) return pactChange('expectation-weakened', at, message);
  if (after.strictness === before.strictness && after.text !== before.text)
    return pactChange('expectation-changed', at, message);
  return pactChange('demands-more-stricter-expectation', at, message);
}

function formatExpectation(one: Expectation | undefined): string {
  if (one === undefined) return 'nothing';
  const { type, value, matching } = one;
  const limits = [
    ...(matching.min > 0 ? [`at least ${matching.min}`] : []),
    ...(matching.max < Infinity ? [`at most ${matching.max}`] : []),
  ];
  const what = matching.strictness === EXACT ? value || type : type;
  return [what, matching.text, ...limits].join(' ');
}
