// Tests the error messages of a failed consumer test.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePact, play } from './pact/consumer';

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

/** Returns the error of a failed interaction. */
const catchFailure = (path: string, code: (address: string) => Promise<unknown>): Promise<Error> =>
  play(
    makePact('erp-backend')
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

it('the failure names a request that is not in the pact', async () => {
  const failure = await catchFailure('/expected', async (address) => {
    await call(address);
    // oxlint-disable-next-line typescript/only-throw-error -- as `unwrap` of RTK Query does
    throw CALL_ERROR;
  });
  expect(failure.message).toContain('The following request was not expected');
  expect(failure.message).toContain('Path: /asked');
  expect(failure.message).toContain('Path: /expected');
});

it('the failure contains the error of a response that the portal refuses', async () => {
  const failure = await catchFailure('/asked', async (address) => {
    await call(address);
    // oxlint-disable-next-line typescript/only-throw-error -- as above
    throw CALL_ERROR;
  });
  expect(failure.message).toBe(`The call failed: ${JSON.stringify(CALL_ERROR)}`);
});

it('an error of the test itself is not changed', async () => {
  const failure = await catchFailure('/asked', async (address) => {
    await call(address);
    throw new TypeError('undefined is no store');
  });
  expect(failure).toBeInstanceOf(TypeError);
});
