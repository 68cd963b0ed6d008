import { isSecurityContact } from './securityText';
import { buildTestApp, makeTestClock } from '../../test/support/backend/app';

const PATH = '/.well-known/security.txt';

it('security.txt has the contact, and expires 90 days after each request', async () => {
  const clock = makeTestClock('2026-11-20T12:00:00.000Z');
  const app = await buildTestApp(null, {
    settings: { securityContact: 'mailto:security@portal.example' },
    clock: clock.read,
  });
  const response = await app.inject({ url: PATH });
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(response.body.split('\n')).toEqual([
    'Contact: mailto:security@portal.example',
    'Expires: 2027-02-18T12:00:00.000Z',
    'Preferred-Languages: pt-BR, en',
    '',
  ]);
  clock.advance(24 * 3600 * 1000);
  expect((await app.inject({ url: PATH })).body).toContain('Expires: 2027-02-19T12:00:00.000Z');
  expect((await app.inject({ method: 'HEAD', url: PATH })).statusCode).toBe(200);
  await app.close();
});

it('without a contact there is no security.txt', async () => {
  const app = await buildTestApp(null);
  expect((await app.inject({ url: PATH })).statusCode).toBe(404);
  await app.close();
});

it.each([
  'https://portal.example/security',
  'mailto:security@portal.example?subject=Portaria',
  'tel:+55-11-5555-0100',
])('a contact may be %s', (contact) => {
  expect(isSecurityContact(contact)).toBe(true);
});
