import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { installed } from '../process';
import { run } from '../process';
import { formatMarkdown } from '../results';
import type { Result } from '../results';
import { failed, passed, skipped } from '../step';
import type { Outcome } from '../step';

// Each test starts the command, some twice.
jest.setTimeout(120_000);

const MARK = '<!-- the contract of this change -->';
const REPOSITORY = 'acme/club-app';

type Comment = { id: number; body: string; user: { type: string } };

let folder: string;
let server: Server;
let address: string;
/** The comments of the pull request. */
let comments: Comment[];
let refusal: number | null;

/** A fake of GitHub's API for the comments of a pull request. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'comment-'));
  server = createServer((request, response) => {
    void (async () => {
      const send = (status: number, body?: unknown) =>
        response.writeHead(status).end(body === undefined ? '' : JSON.stringify(body));
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://github.test');
      const one = new RegExp(`^/repos/${REPOSITORY}/issues/comments/(\\d+)$`).exec(pathname)?.[1];
      const isList = pathname === `/repos/${REPOSITORY}/issues/7/comments`;
      if (request.headers.authorization !== 'Bearer the-token') return send(401, {});
      if (refusal !== null && request.method !== 'GET') return send(refusal, {});
      if (isList && request.method === 'GET') {
        const start = (Number(searchParams.get('page')) - 1) * 100;
        return send(200, comments.slice(start, start + Number(searchParams.get('per_page'))));
      }
      if (isList && request.method === 'POST') {
        comments.push(byBot(comments.length + 1, await readBody(request)));
        return send(201, comments.at(-1));
      }
      const index = comments.findIndex(({ id }) => String(id) === one);
      if (index < 0) return send(404, {});
      if (request.method === 'DELETE') {
        comments.splice(index, 1);
        return send(204);
      }
      comments[index] = byBot(Number(one), await readBody(request));
      return send(200, comments[index]);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

beforeEach(() => {
  comments = [byPerson(1, 'Looks good')];
  refusal = null;
});

const byBot = (id: number, body: string): Comment => ({ id, body, user: { type: 'Bot' } });
const byPerson = (id: number, body: string): Comment => ({ id, body, user: { type: 'User' } });

async function readBody(request: Parameters<typeof json>[0]): Promise<string> {
  const body: unknown = await json(request);
  if (typeof body === 'object' && body !== null && 'body' in body) return String(body.body);
  throw new Error('a comment without a body');
}

const tableOf = (...outcomes: Outcome[]): string =>
  formatMarkdown(
    outcomes.map((outcome, index): Result => ({
      ...outcome,
      seconds: 1,
      step: { id: String(index), name: `step ${index}`, run: () => outcome },
    })),
  );

function comment(table: string, environment: NodeJS.ProcessEnv = {}) {
  const file = join(folder, 'contract.md');
  writeFileSync(file, table);
  return run([...installed('tsx'), 'packages/contract-gates/src/comment/comment.ts', file], {
    GITHUB_API_URL: address,
    GITHUB_REPOSITORY: REPOSITORY,
    GITHUB_TOKEN: 'the-token',
    PULL_REQUEST: '7',
    ...environment,
  });
}

const bodies = () => comments.map(({ body }) => body);
const CHANGED = tableOf(passed(['added: signIn: accepted']));

it.each([
  ['all steps passed', tableOf(passed(), passed())],
  ['a step could not be run', tableOf(passed(), skipped('this clone is shallow', 'git fetch --unshallow'))],
])('says nothing where nothing changed: %s', async (_name, table) => {
  expect(await comment(table)).toMatchObject({ code: 0 });
  expect(bodies()).toEqual(['Looks good']);
});

it.each([
  ['a step lists a change', CHANGED],
  ['a step failed', tableOf(passed(), failed([], 'Mend it.'))],
])('comments when %s', async (_name, table) => {
  expect(await comment(table)).toMatchObject({ code: 0 });
  expect(bodies()).toEqual(['Looks good', `${MARK}\n${table}`]);
});

it('updates its comment, also on the second page, but not a person’s quotation of it', async () => {
  comments = Array.from({ length: 120 }, (_, index) => byPerson(index + 1, `${MARK} Look at this`));
  comments.push(byBot(500, `${MARK}\nbefore`));
  const count = comments.length;
  expect(await comment(CHANGED)).toMatchObject({ code: 0 });
  expect(comments).toHaveLength(count);
  expect(comments.at(-1)).toEqual(byBot(500, `${MARK}\n${CHANGED}`));
});

it('deletes its comment when there are no more changes', async () => {
  comments.push(byBot(2, `${MARK}\nbefore`));
  expect(await comment(tableOf(passed()))).toMatchObject({ code: 0 });
  expect(bodies()).toEqual(['Looks good']);
});

it('shortens a table that is too long for GitHub', async () => {
  await comment(tableOf(passed(Array.from({ length: 3000 }, () => 'a change that is told in many words'))));
  expect(comments.at(-1)?.body.length).toBeLessThan(65_536);
  expect(comments.at(-1)?.body).toMatch(/Shortened\. The page/);
});

it('fails and names the request if GitHub refuses', async () => {
  refusal = 403;
  const { code, output } = await comment(CHANGED);
  expect(code).toBe(1);
  expect(output).toMatch(/POST issues\/7\/comments: GitHub responded with 403/);
  expect(output).not.toMatch(/the-token/);
});

it('fails on a file without results, and on a wrong command line @long', async () => {
  expect(await comment('## Contract\n')).toMatchObject({ code: 1 });
  expect(await comment(CHANGED, { PULL_REQUEST: '' })).toMatchObject({ code: 2 });
});
