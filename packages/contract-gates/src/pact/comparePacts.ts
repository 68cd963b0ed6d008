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
  const moved = pacts.flatMap(({ file, before, after }) =>
    before.flatMap((one) => {
      const other = has(after, one) ? undefined : pacts.find((pact) => has(pact.after, one));
      return other === undefined
        ? []
        : [pactChange('interaction-moved', one.description, `${file} became ${other.file}`)];
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
    (old, now) => old.description === now.description,
    (old, now) => canonical(traffic(old)) === canonical(traffic(now)),
  );
  return [
    ...removed.map(({ description }) => pactChange('interaction-gone', description, 'is removed')),
    ...added.map(({ description }) => pactChange('demands-more-new-interaction', description, 'is new')),
    ...pairs.flatMap(([old, now]) => compareInteractions(old, now)),
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

function compareInteractions(old: Interaction, now: Interaction): Change[] {
  const id = old.description;
  const changes: Change[] = [];
  if (id !== now.description)
    changes.push(pactChange('interaction-renamed', id, `is called ${now.description}`));
  if (!old.pending && now.pending)
    changes.push(pactChange('interaction-pending', id, 'is pending, so its failure is ignored'));
  if (old.pending && !now.pending) {
    changes.push(pactChange('demands-more-stricter-expectation', id, 'is no longer pending'));
  }
  if (canonical(old.states) !== canonical(now.states)) {
    changes.push(pactChange('demands-more-other-state', id, `${statesOf(old)} became ${statesOf(now)}`));
  }
  return [
    ...changes,
    ...compareRequests(old, now),
    ...compareStatus(old, now),
    ...compareResponses(old, now),
  ];
}

const statesOf = ({ states }: Interaction) =>
  states.map(({ name, params }) => `${name} ${canonical(params)}`).join(', ') || 'no state';

function compareRequests(old: Interaction, now: Interaction): Change[] {
  const id = old.description;
  const other = (location: string, message: string) =>
    pactChange('demands-more-other-request', `${id} request ${location}`, message);
  const changes: Change[] = [];
  const was = `${old.method} ${old.path}`;
  const is = `${now.method} ${now.path}`;
  if (was !== is) changes.push(other('path', `${was} became ${is}`));
  if (canonical(old.query) !== canonical(now.query))
    changes.push(other('query', `${canonical(old.query)} became ${canonical(now.query)}`));
  const [before, after] = [readExpectations(old.request), readExpectations(now.request)];
  for (const location of new Set([...before.keys(), ...after.keys()])) {
    const [one, next] = [before.get(location), after.get(location)];
    if (canonical(one) === canonical(next)) continue;
    changes.push(other(location, `${formatExpectation(one)} became ${formatExpectation(next)}`));
  }
  for (const category of ['path', 'query']) {
    if (canonical(old.request.rules[category]) === canonical(now.request.rules[category])) continue;
    changes.push(other(category, 'has other matching rules'));
  }
  return changes;
}

function compareStatus(old: Interaction, now: Interaction): Change[] {
  const at = `${old.description} status`;
  const [was, is] = [old, now].map(({ response }) => readMatching(response.rules['status']));
  if (was !== undefined && is !== undefined && canonical(was) !== canonical(is)) {
    return [compareMatching(at, was, is, `${old.status} ${was.text}`, `${now.status} ${is.text}`)];
  }
  return old.status === now.status
    ? []
    : [pactChange('response-status-changed', at, `${old.status} became ${now.status}`)];
}

function compareResponses(old: Interaction, now: Interaction): Change[] {
  const [before, after] = [readExpectations(old.response), readExpectations(now.response)];
  const at = (location: string) => `${old.description} ${location}`;
  return [
    ...[...before].flatMap(([location, was]) => {
      const is = after.get(location);
      if (is === undefined && equalsFirstItem(location, was, after)) return [];
      if (is === undefined)
        return [pactChange('expectation-dropped', at(location), `was ${formatExpectation(was)}`)];
      return compareExpectations(at(location), was, is);
    }),
    ...[...after]
      .filter(([location, is]) => !before.has(location) && !equalsFirstItem(location, is, before))
      .map(([location, is]) =>
        pactChange('demands-more-new-expectation', at(location), formatExpectation(is)),
      ),
  ];
}

/** One more example item expects nothing new if it is matched like the first one. */
function equalsFirstItem(location: string, one: Expectation, others: Map<string, Expectation>): boolean {
  const first = others.get(location.replaceAll(/\[\d+\]/g, '[0]'));
  return first !== undefined && compareExpectations(location, first, one).length === 0;
}

function compareExpectations(at: string, was: Expectation, is: Expectation): Change[] {
  const [before, after] = [formatExpectation(was), formatExpectation(is)];
  if (was.type !== is.type) return [pactChange('expectation-changed', at, `${before} became ${after}`)];
  if (canonical(was.matching) !== canonical(is.matching))
    return [compareMatching(at, was.matching, is.matching, before, after)];
  // Without an exact match, the value is only an example.
  if (is.matching.strictness < EXACT || was.value === is.value) return [];
  return [pactChange('expectation-changed', at, `${before} became ${after}`)];
}

/** Compares different matchings. A matching that is looser in any respect counts as weakened. */
function compareMatching(at: string, was: Matching, is: Matching, before: string, after: string): Change {
  const message = `${before} became ${after}`;
  // An unknown matcher cannot be compared with another one.
  if (!was.isKnown) return pactChange('expectation-changed', at, message);
  const looser = is.strictness < was.strictness || is.min < was.min || is.max > was.max;
  if (looser) return pactChange('expectation-weakened', at, message);
  if (is.strictness === was.strictness && is.text !== was.text)
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
