// The consumer: a shop that requests an article. This test writes the pact.
import assert from 'node:assert/strict';
import { MatchersV3, PactV4, SpecificationVersion } from '@pact-foundation/pact';

/** The code of the shop under test. Returns how many pieces are left, or `null`. */
async function piecesLeft(warehouse, id) {
  const response = await fetch(`${warehouse}/articles/${id}`, { headers: { accept: 'application/json' } });
  return response.status === 404 ? null : (await response.json()).pieces;
}

const pact = new PactV4({
  consumer: 'shop',
  provider: 'warehouse',
  dir: process.env.PACT_FOLDER ?? 'pacts',
  spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
  logLevel: 'warn',
});

const addInteraction = (name, state, status, body) =>
  pact
    .addInteraction()
    .given(state)
    .uponReceiving(`getArticle: ${name}`)
    .withRequest('GET', '/articles/7', (request) => request.headers({ accept: 'application/json' }))
    .willRespondWith(status, (response) => response.jsonBody(body));

await addInteraction('in-stock', 'article 7 exists', 200, {
  id: '7',
  pieces: MatchersV3.integer(12),
}).executeTest(async ({ url }) => assert.equal(await piecesLeft(url, '7'), 12));

await addInteraction('unknown', 'no article exists', 404, {
  reason: MatchersV3.string('unknown article'),
}).executeTest(async ({ url }) => assert.equal(await piecesLeft(url, '7'), null));
