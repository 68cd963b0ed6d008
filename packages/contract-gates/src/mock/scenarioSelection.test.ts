import { SCENARIOS } from '../../test/club';
import { listCallers } from './scenarioSelection';

it('lists a request once, with the scenario that it selects', () => {
  const signIns = SCENARIOS.filter(({ body }) => body !== undefined);
  const withSameRequest = signIns.map((one) => ({ ...one, id: `${one.id} again` }));
  expect(listCallers(signIns)).not.toEqual([]);
  expect(listCallers([...signIns, ...withSameRequest])).toEqual(listCallers(signIns));
});
