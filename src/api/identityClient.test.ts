import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { network } from '../../test/support/network';
import { makeIdentityClient } from './identityClient';

const SERVICE = 'https://identitytoolkit.googleapis.com/v1/*';
const cloudIdentity = { apiKey: 'any', authDomain: 'demo.invalid', projectId: 'demo' };
const UNREACHABLE = { service: 'firebase-auth', code: 'auth/network-request-failed' };

const makeClient = (changes: Partial<typeof cloudIdentity> = {}) => {
  const client = makeIdentityClient({
    cloudIdentity: { ...cloudIdentity, ...changes },
    identityChangesLogin: false,
  });
  if (!client) throw new Error('no client');
  return client;
};

/** The library's own list of started projects. */
const listStarted = async () => (await import('@firebase/app')).getApps();

async function stopLibrary() {
  const { deleteApp } = await import('@firebase/app');
  await Promise.all((await listStarted()).map(deleteApp));
}

afterEach(stopLibrary);

it('there is no client if no cloud identity is configured [specification §7.12]', () => {
  expect(makeIdentityClient({ cloudIdentity: null, identityChangesLogin: false })).toBeNull();
});

it('loads the library early, and only once [specification §7.12]', async () => {
  network.any('post', SERVICE, () => HttpResponse.error());
  const client = makeClient();
  client.preload();
  await waitFor(async () => expect(await listStarted()).toHaveLength(1));
  const [started] = await listStarted();
  await client.call((identity) => identity.checkCode('a-code'));
  expect(await listStarted()).toEqual([started]);
});

it('a library that does not start is a network error, and the next call starts it again [specification §7.12, §8.10]', async () => {
  network.any('post', SERVICE, { email: 'ines@empresa.example', requestType: 'PASSWORD_RESET' });
  // The library refuses a second project with the same name.
  await makeClient({ apiKey: 'another' }).call((identity) => identity.checkCode('a-code'));
  const client = makeClient();
  const check = () => client.call((identity) => identity.checkCode('a-code'));
  expect(await check()).toEqual({ isDone: false, error: UNREACHABLE });
  await stopLibrary();
  expect(await check()).toEqual({ isDone: true, value: 'ines@empresa.example' });
});

it('a logout neither loads the library nor fails without it [specification §7.12]', async () => {
  const client = makeClient();
  expect(() => {
    client.signOut();
  }).not.toThrow();
  expect(await listStarted()).toEqual([]);
});
