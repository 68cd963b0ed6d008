import type { FastifyInstance } from 'fastify';
import { addUser, buildTestApp, fetchToken } from '../../test/support/backend/app';
import { useTestDatabase } from '../../test/support/backend/database';

const database = useTestDatabase();
let app: FastifyInstance;
let token: string;

beforeEach(async () => {
  await addUser(database(), { login: '1' });
  app = await buildTestApp(database());
  token = await fetchToken(app, '1');
});
afterEach(() => app.close());

it.each<[string, (token: string) => string, number]>([
  ['Bearer and a token', (own) => `Bearer ${own}`, 200],
  ['bearer in small letters', (own) => `bearer ${own}`, 200],
  ['two spaces', (own) => `Bearer  ${own}`, 200],
  ['no space', (own) => `Bearer${own}`, 401],
  ['the token alone', (own) => own, 401],
  ['another scheme', (own) => `Basic ${own}`, 401],
  ['a scheme that ends with Bearer', (own) => `XBearer ${own}`, 401],
  ['two tokens', (own) => `Bearer ${own}, Bearer ${own}`, 401],
  ['text after the token', (own) => `Bearer ${own} x`, 401],
  ['no token', () => 'Bearer ', 401],
  ['nothing', () => '', 401],
])('an authorization of %s', async (_what, write, status) => {
  const response = await app.inject({ url: '/api/session', headers: { authorization: write(token) } });
  expect(response.statusCode).toBe(status);
  if (status === 401) expect(response.headers['www-authenticate']).toBe('Bearer');
});
