// What a failing test of the pact's consumer side says.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inAPactWith, play } from './pact/consumer';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portaria-pact-'));
  process.env['PACT_FOLDER'] = folder;
});
afterEach(() => {
  delete process.env['PACT_FOLDER'];
  rmSync(folder, { recursive: true, force: true });
});

const CALL_ERROR = { kind: 'status', status: 500, text: 'Request-Mismatch' };

/** The first line is what a list of failed tests shows. */
const failureOf = (path: string, code: (address: string) => Promise<unknown>): Promise<Error> =>
  play(
    inAPactWith('erp-backend')
      .addInteraction()
      .uponReceiving('a call')
      .withRequest('GET', path)
      .willRespondWith(200),
    code,
  ).then(
    () => new Error('nothing failed'),
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  );

const call = async (address: string) => {
  await fetch(`${address}/asked`);
};

it('a request that the pact does not have is named, although the portal’s call failed with a plain object', async () => {
  const failure = await failureOf('/expected', async (address) => {
    await call(address);
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- as `unwrap` of RTK Query does
    throw CALL_ERROR;
  });
  expect(failure.message).toContain('The following request was not expected');
  expect(failure.message).toContain('Path: /asked');
  expect(failure.message).toContain('Path: /expected');
});

it('a response that the portal’s code refuses is named with what it says', async () => {
  const failure = await failureOf('/asked', async (address) => {
    await call(address);
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- as above
    throw CALL_ERROR;
  });
  expect(failure.message).toBe(`The call failed: ${JSON.stringify(CALL_ERROR)}`);
});

it('an error of the test itself stays what it is', async () => {
  const failure = await failureOf('/asked', async (address) => {
    await call(address);
    throw new TypeError('undefined is no store');
  });
  expect(failure).toBeInstanceOf(TypeError);
});
