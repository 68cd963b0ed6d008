import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MatchersV3, PactV4, SpecificationVersion } from '@pact-foundation/pact';

// The code of the shop. In your repository the test imports it.
async function countPieces(warehouse, id) {
  const response = await fetch(`${warehouse}/articles/${id}`, { headers: { accept: 'application/json' } });
  return response.status === 404 ? null : (await response.json()).pieces;
}
const removeArticle = (warehouse, id) => fetch(`${warehouse}/articles/${id}`, { method: 'DELETE' });

const pact = new PactV4({
  consumer: 'shop',
  provider: 'warehouse',
  dir: process.env.PACT_FOLDER,
  spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
  logLevel: 'warn',
});

test('the shop reads how many pieces are left', () =>
  pact
    .addInteraction()
    .given('article 7 exists')
    .uponReceiving('getArticle: in-stock')
    .withRequest('GET', '/articles/7', (request) => request.headers({ accept: 'application/json' }))
    .willRespondWith(200, (response) => response.jsonBody({ id: '7', pieces: MatchersV3.integer(12) }))
    .executeTest(async ({ url }) => assert.equal(await countPieces(url, '7'), 12)));

test('the shop reads that there is no article', () =>
  pact
    .addInteraction()
    .given('no article exists')
    .uponReceiving('getArticle: unknown')
    .withRequest('GET', '/articles/7', (request) => request.headers({ accept: 'application/json' }))
    .willRespondWith(404, (response) => response.jsonBody({ reason: MatchersV3.string('unknown article') }))
    .executeTest(async ({ url }) => assert.equal(await countPieces(url, '7'), null)));

test('the shop removes an article', () =>
  pact
    .addInteraction()
    .given('article 7 exists')
    .uponReceiving('removeArticle: removed')
    .withRequest('DELETE', '/articles/7')
    .willRespondWith(204)
    .executeTest(async ({ url }) => assert.equal((await removeArticle(url, '7')).status, 204)));
