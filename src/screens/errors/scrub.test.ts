import { scrub } from './scrub';

describe('the details of a crash contain no secret [specification §8.11]', () => {
  it.each([
    ['a token', 'no eyJhbGciOiJI.eyJzdWIi.c2ln here', 'no … here'],
    ['a token that was cut', 'eyJhbGciOi', '…'],
    ['a bearer that is no JWT', 'Bearer abc.def-1', '…'],
    ['another scheme', 'Basic YWJjOmRlZg==', '…'],
    ['a value with the name of a secret', 'senha=segredo1, key: abc', 'senha=… key: …'],
    ['an address without a dot', 'to ana.souza@empresa now', 'to … now'],
    ['a session behind a semicolon', '/app/x;jsessionid=ABC', '/app/x'],
    ['a login', 'user 00123 and 52998224725', 'user … and …'],
    ['a formatted CPF', 'of 529.982.247-25.', 'of ….'],
    ['an e-mail address', 'to ana.souza@example.com now', 'to … now'],
    ['a query string', 'GET /app/dashboards/x?mes=10&a=b failed', 'GET /app/dashboards/x failed'],
    ['a fragment', 'at https://portal.example/user#oobCode=abc (', 'at https://portal.example/user ('],
    [
      'quoted data',
      'Unexpected token in "{"ds_Senha":"x"}" is not valid',
      'Unexpected token in "…" is not valid',
    ],
    ['an encoded e-mail address', '/app/dashboards/ana%40example.com', '/app/dashboards/…'],
    ['an e-mail address that was encoded twice', '/app/dashboards/ana%2540example.com', '/app/dashboards/…'],
    ['an encoded query string', '/app/x%3Fmes=10', '/app/x'],
    ['an opaque token', 'failed for dGhpcyBpcyBub3QgYSBqd3Q_x-1= here', 'failed for … here'],
    ['an opaque token in a path', '/app/v2.local.AbCdEfGhIjKlMnOpQrStUvWxYz/x', '/app/v2.local.…/x'],
    [
      'an opaque token in place of a function name',
      'TypeError: at AbCdEfGhIjKlMnOpQrStUvWxYz (x',
      'TypeError: at … (x',
    ],
    ['data over several lines', 'a "b\nc" d', 'a "…" d'],
  ])('%s is removed', (_name, text, expected) => {
    expect(scrub(text)).toBe(expected);
  });

  it('a known secret is removed in every form', () => {
    const secrets = ['tok-1', 'Ana Souza', '123', ''];
    expect(scrub("reading 'Ana Souza' of 123 /Ana%20Souza tok-1 at 12", secrets)).toBe(
      "reading '…' of … /… … at 12",
    );
  });

  it.each([
    "TypeError: Cannot read properties of undefined (reading 'title')",
    'at Panel (https://portal.example/assets/app.6af4f410939a.js:1:123456)',
    'Panel@https://portal.example/assets/main.123456789012.js:82:47628',
    'at APartWithANameOfManyLetters2 (https://portal.example/assets/a-chunk-with-a-name-of-letters.6af4f410939a.js:1:123456)',
    'at APartWithANameOfManyLetters2',
    'APartWithANameOfManyLetters2@https://portal.example/assets/app.6af4f410939a.js:82:47628',
    '/app/dashboards/100%',
    '404 and 501 for 12 s',
  ])('useful information stays: %s', (text) => {
    expect(scrub(text)).toBe(text);
  });
});
