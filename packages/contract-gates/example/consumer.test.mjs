import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { MatchersV3, PactV4, SpecificationVersion } from '@pact-foundation/pact';

// The code of the shop. In your repository the test imports it.
async function countPieces(warehouse, id) {
  const response = await fetch(`${warehouse}/articles/${id}`, { headers: { accept: 'application/json' } });
  return response.status === 404 ? null : (await response.json()).pieces;
}
async function removeArticle(warehouse, id) {
  const response = await fetch(`${warehouse}/articles/${id}`, { method: 'DELETE' });
  return response.ok;
}

const pact = new PactV4({
  consumer: 'shop',
  provider: 'warehouse',
  dir: process.env.PACT_FOLDER,
  spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
  logLevel: 'warn',
});

const play = (interaction, run) =>
  interaction.executeTest(async ({ url }) => {
    await run(url);
    // The mock counts a request after its response, and has no event for it (pact-reference issue 535).
    await setTimeout(200);
  });

test('the shop reads how many pieces are left', () =>
  play(
    pact
      .addInteraction()
      .given('article 7 exists')
      .uponReceiving('getArticle: in-stock')
      .withRequest('GET', '/articles/7', (request) => request.headers({ accept: 'application/json' }))
      .willRespondWith(200, (response) => response.jsonBody({ id: '7', pieces: MatchersV3.integer(12) })),
    async (url) => assert.equal(await countPieces(url, '7'), 12),
  ));

test('the shop reads that there is no article', () =>
  play(
    pact
      .addInteraction()
      .given('no article exists')
      .uponReceiving('getArticle: unknown')
      .withRequest('GET', '/articles/7', (request) => request.headers({ accept: 'application/json' }))
      .willRespondWith(404, (response) =>
        response.jsonBody({ reason: MatchersV3.string('unknown article') }),
      ),
    async (url) => assert.equal(await countPieces(url, '7'), null),
  ));

test('the shop removes an article', () =>
  play(
    pact
      .addInteraction()
      .given('article 7 exists')
      .uponReceiving('removeArticle: removed')
      .withRequest('DELETE', '/articles/7')
      .willRespondWith(204),
    async (url) => assert.equal(await removeArticle(url, '7'), true),
  ));
