import { isAccepted } from '../../api-spec/validators/isAccepted.gen';
import { isDashboardList } from '../../api-spec/validators/isDashboardList.gen';
import { isSession } from '../../api-spec/validators/isSession.gen';
import { dropInvalidParts } from './dropInvalidParts';

let warned: jest.SpyInstance;
beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warned.mockRestore());

const reported = () => warned.mock.calls.flat().join(' ');

it('drops an invalid optional field of an item, and reports only its schema path [specification §7.17]', () => {
  const dashboards = [
    { code: 'a', title: 'A', icon: 7 },
    { code: 'b', title: 'B', icon: 'wallet', more: [] },
  ];
  expect(dropInvalidParts(isDashboardList, { dashboards, page: 1 })).toEqual({
    dashboards: [{ code: 'a', title: 'A' }, dashboards[1]],
    page: 1,
  });
  expect(reported()).toContain('/dashboards/*/icon');
  expect(reported()).not.toContain('7');
});

it.each([
  ['without a code', { title: 'X' }],
  ['with a number as its title', { code: 'x', title: 5 }],
  ['that is null', null],
  ['with an empty code', { code: '', title: 'X' }],
])('drops an item %s, and shows the others [specification §7.17]', (_name, odd) => {
  const good = [1, 2, 3].map((n) => ({ code: `c${n}`, title: `T${n}` }));
  const [first, ...others] = good;
  expect(dropInvalidParts(isDashboardList, { dashboards: [odd, first, odd, ...others, odd] })).toEqual({
    dashboards: good,
  });
  expect(reported()).toMatch(/: \/dashboards\/\*$/);
});

it.each([[{ dashboards: {} }], [{}], [null], [[]]])(
  'refuses %j, because a needed part is missing [specification §7.17]',
  (response) => {
    expect(dropInvalidParts(isDashboardList, response)).toBeNull();
  },
);

it('refuses a session without a name, and reports nothing for a valid one [specification §7.17]', () => {
  const session = { login: '1', name: 'Ana', role: 'admin', expiresAt: '2026-11-20T20:00:00Z' };
  expect(dropInvalidParts(isSession, { ...session, name: undefined })).toBeNull();
  expect(dropInvalidParts(isSession, session)).toBe(session);
  expect(warned).not.toHaveBeenCalled();
});

it('an accepted sign-in needs no message, but a valid dashboard [specification §3.3, §7.17]', () => {
  const accepted = { statusLogin: 0, ds_Token: 't' };
  expect(dropInvalidParts(isAccepted, { ...accepted, ds_Mensagem: { pt: 'oi' } })).toEqual(accepted);
  expect(dropInvalidParts(isAccepted, { ...accepted, cd_Dashboard: {} })).toBeNull();
});

it('accepts a response with 1000 invalid parts, and refuses one with more [specification §7.17]', () => {
  const withFaults = (length: number) => ({ dashboards: Array.from({ length }, () => 0) });
  expect(dropInvalidParts(isDashboardList, withFaults(1_000))).toEqual({ dashboards: [] });
  expect(dropInvalidParts(isDashboardList, withFaults(1_001))).toBeNull();
});

it('the production build does not report dropped parts [specification §7.17]', () => {
  const env = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  expect(dropInvalidParts(isDashboardList, { dashboards: [null] })).toEqual({ dashboards: [] });
  env.restore();
  expect(warned).not.toHaveBeenCalled();
});
