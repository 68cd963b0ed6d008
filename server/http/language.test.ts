import type { FastifyInstance } from 'fastify';
import { addDemonstrationUsers, buildTestApp, fetchToken } from '../../test/support/backend/app';
import { useTestDatabase } from '../../test/support/backend/database';
import { getPort, sendRaw } from '../../test/support/backend/socket';
import { eachRow } from '../../test/support/eachRow';

const database = useTestDatabase(addDemonstrationUsers);
let app: FastifyInstance;

beforeEach(async () => {
  app = await buildTestApp(database(), { settings: { corsOrigins: ['https://portal.example'] } });
});
afterEach(() => app.close());

const acceptLanguage = (accepted?: string) => (accepted === undefined ? {} : { 'accept-language': accepted });

eachRow<[string | undefined, string]>(
  [
    [undefined, 'pt-BR'],
    ['', 'pt-BR'],
    ['pt-BR', 'pt-BR'],
    ['pt', 'pt-BR'],
    ['PT-pt', 'pt-BR'],
    ['en', 'en'],
    ['en-US', 'en'],
    ['es-ES', 'es'],
    ['es-419', 'es'],
    ['xx, es;q=0.8, en;q=0.9', 'en'],
    ['en;q=0, es', 'es'],
    ['de', 'pt-BR'],
    ['*', 'pt-BR'],
    ['de, *;q=0.5, en;q=0.1', 'pt-BR'],
    [';;;q=x, ,en;q=2', 'en'],
  ],
  3,
)('Accept-Language: %s gets the language %s [specification §7.15]', async (accepted, language) => {
  // Without a token, the response is an error.
  const response = await app.inject({ url: '/api/session', headers: acceptLanguage(accepted) });
  expect(response.headers['content-language']).toBe(language);
  expect(response.json<{ message: string }>().message).toContain(
    { 'pt-BR': 'Entre de novo', en: 'Sign in again', es: 'Inicie sesión de nuevo' }[language],
  );
});

it('an endless Accept-Language is read up to a limit [specification §7.15]', async () => {
  const headers = acceptLanguage(`${'de,'.repeat(2_000)}en`);
  const response = await app.inject({ url: '/api/session', headers });
  expect(response.headers['content-language']).toBe('pt-BR');
});

it.each([
  ['pt-BR', 'Login ou senha inválidos.'],
  ['en', 'Invalid login number or password.'],
  ['es', 'Número de usuario o contraseña no válidos.'],
])('a refused sign-in in %s has the message: %s [specification §7.15]', async (language, message) => {
  const response = await app.inject({
    method: 'POST',
    url: '/api/authorization/getToken',
    payload: { ds_Login: '99999', ds_Senha: 'x' },
    headers: acceptLanguage(language),
  });
  expect(response.headers['content-language']).toBe(language);
  expect(response.json()).toMatchObject({ statusLogin: 1, ds_Mensagem: message });
});

it('titles of dashboards are in the language of the request [specification §7.15]', async () => {
  const authorization = `Bearer ${await fetchToken(app, '52998224725')}`;
  const titles = async (language: string) => {
    const response = await app.inject({
      url: '/api/dashboards',
      headers: { authorization, 'accept-language': language },
    });
    expect(response.headers['content-language']).toBe(language);
    return response.json<{ dashboards: { title: string }[] }>().dashboards.map(({ title }) => title);
  };
  expect(await titles('pt-BR')).toEqual(['Visão geral', 'Vendas', 'Financeiro']);
  expect(await titles('en')).toEqual(['Overview', 'Sales', 'Finance']);
  expect(await titles('es')).toEqual(['Resumen', 'Ventas', 'Finanzas']);
});

it('an error has Content-Language, and Vary together with the values of CORS [specification §7.15]', async () => {
  const response = await app.inject({
    url: '/api/session',
    headers: { 'accept-language': 'en', origin: 'https://portal.example' },
  });
  expect(response.statusCode).toBe(401);
  expect(response.json()).toEqual({ message: 'Sign in again: the session does not exist or has expired.' });
  expect(response.headers['content-language']).toBe('en');
  expect(String(response.headers['vary']).split(/, */)).toEqual(
    expect.arrayContaining(['Origin', 'Accept-Language']),
  );
});

it('a refusal by the HTTP parser has Content-Language [specification §7.15]', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const response = await sendRaw(getPort(app), 'GET /api HTTP/1.1\r\nHost: a\r\nBad Header\r\n\r\n');
  expect(response).toMatch(/content-language: pt-BR/i);
});
