import { isAccepted } from '../../api-spec/validators/isAccepted.gen';
import { isDashboardList } from '../../api-spec/validators/isDashboardList.gen';
import { isSession } from '../../api-spec/validators/isSession.gen';
import { salvage } from './salvage';

let warned: jest.SpyInstance;
beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warned.mockRestore());

const reported = () => warned.mock.calls.flat().join(' ');

it('drops an odd optional field of an item, and reports its place alone [specification §7.17]', () => {
  const dashboards = [
    { code: 'a', title: 'A', icon: 7 },
    { code: 'b', title: 'B', icon: 'wallet', more: [] },
  ];
  expect(salvage(isDashboardList, { dashboards, page: 1 })).toEqual({
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
  expect(salvage(isDashboardList, { dashboards: [odd, first, odd, ...others, odd] })).toEqual({
    dashboards: good,
  });
  expect(reported()).toContain('/dashboards/*');
});

it.each([[{ dashboards: {} }], [{}], [null], [[]]])(
  'refuses %j, which lacks what the portal needs [specification §7.17]',
  (response) => {
    expect(salvage(isDashboardList, response)).toBeNull();
  },
);

it('refuses a session without a name, and reports nothing of a right one [specification §7.17]', () => {
  const session = { login: '1', name: 'Ana', role: 'admin', expiresAt: '2026-11-20T20:00:00Z' };
  expect(salvage(isSession, { ...session, name: undefined })).toBeNull();
  expect(salvage(isSession, session)).toBe(session);
  expect(warned).not.toHaveBeenCalled();
});

it('an accepted sign-in can do without its message, and not with an odd dashboard [specification §3.3, §7.17]', () => {
  const accepted = { statusLogin: 0, ds_Token: 't' };
  expect(salvage(isAccepted, { ...accepted, ds_Mensagem: { pt: 'oi' } })).toEqual(accepted);
  expect(salvage(isAccepted, { ...accepted, cd_Dashboard: {} })).toBeNull();
});

it('a response with 1000 faults is taken, and one with more is refused [specification §7.17]', () => {
  const withFaults = (length: number) => ({ dashboards: Array.from({ length }, () => 0) });
  expect(salvage(isDashboardList, withFaults(1_000))).toEqual({ dashboards: [] });
  expect(salvage(isDashboardList, withFaults(1_001))).toBeNull();
});

it('the shipped portal reports nothing of what it drops [specification §7.17]', () => {
  const env = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  expect(salvage(isDashboardList, { dashboards: [null] })).toEqual({ dashboards: [] });
  env.restore();
  expect(warned).not.toHaveBeenCalled();
});
