// `node packages/contract-gates/src/comment/comment.ts FILE`: one comment on a pull request, from the table that `npm run contract` wrote. Silent
// where nothing changed; an earlier comment is then taken away. Exit codes: 0 done, 1 GitHub refused or the file is no such
// table, 2 the command line or the surroundings are wrong.
//
// Runs on Node 24 without a build and without installed packages, because the job has a token that may write.
import { readFileSync } from 'node:fs';

/** How the comment is found again; a person does not see it. */
const MARK = '<!-- the contract of this change -->';
/** GitHub takes 65,536 characters. */
const LONGEST = 60_000;

const [file] = process.argv.slice(2);
const {
  GITHUB_API_URL: api,
  GITHUB_REPOSITORY: repository,
  GITHUB_TOKEN: token,
  PULL_REQUEST: number,
} = process.env;
if (file === undefined || !api || !repository || !token || !number) {
  console.error(
    'node packages/contract-gates/src/comment/comment.ts FILE, with GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN and PULL_REQUEST set',
  );
  process.exit(2);
}

try {
  const table = readFileSync(file, 'utf8');
  const before = await findComment();
  if (hasNews(table)) {
    if (before === null) await send('POST', `issues/${number}/comments`, { body: bodyOf(table) });
    else await send('PATCH', `issues/comments/${before}`, { body: bodyOf(table) });
    console.log(before === null ? 'Commented.' : 'Updated the comment.');
  } else {
    if (before !== null) await send('DELETE', `issues/comments/${before}`);
    console.log(`Nothing changed: ${before === null ? 'no comment' : 'took the comment away'}.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * Whether a step failed, or a step that passed lists changes. A step that was skipped lists its reason; that is no change.
 * @throws {Error} when the text is no table of `npm run contract`.
 */
function hasNews(markdown: string): boolean {
  const rows = [...markdown.matchAll(/^\| (.+?) \| (passed|failed|skipped) \|/gm)];
  if (rows.length === 0)
    throw new Error(`${String(file)} holds no table of verdicts. Did npm run contract end?`);
  const skipped = rows.filter(([, , verdict]) => verdict === 'skipped').map(([, name]) => name);
  const lists = [...markdown.matchAll(/^### (.+)$/gm)].map(([, name]) => name);
  return rows.some(([, , verdict]) => verdict === 'failed') || lists.some((name) => !skipped.includes(name));
}

function bodyOf(table: string): string {
  const text =
    table.length > LONGEST
      ? `${table.slice(0, LONGEST)}…\n\nCut off here: the run's page has it all.`
      : table;
  return `${MARK}\n${text}`;
}

async function findComment(): Promise<number | null> {
  const PER_PAGE = 100;
  for (let page = 1; ; page += 1) {
    const response = await send('GET', `issues/${String(number)}/comments?per_page=${PER_PAGE}&page=${page}`);
    if (!Array.isArray(response))
      throw new Error('GitHub answered with something that is no list of comments');
    const found: unknown = response.find(isOurs);
    if (isOurs(found)) return found.id;
    if (response.length < PER_PAGE) return null;
  }
}

/** The mark alone is not enough: a person may quote it. */
function isOurs(comment: unknown): comment is { id: number } {
  if (typeof comment !== 'object' || comment === null) return false;
  const { id, body, user } = comment as Record<string, unknown>; // every object has keys; each is checked below
  const isBot = typeof user === 'object' && user !== null && 'type' in user && user.type === 'Bot';
  return typeof id === 'number' && typeof body === 'string' && body.startsWith(MARK) && isBot;
}

/** @throws {Error} naming the call that GitHub refused. */
async function send(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${String(api)}/repos/${String(repository)}/${path}`, {
    method,
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${String(token)}`,
      'x-github-api-version': '2022-11-28',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new Error(`${method} ${path}: ${String(api)} cannot be reached`, { cause });
  });
  if (!response.ok) throw new Error(`${method} ${path}: GitHub answered ${response.status}`);
  return response.status === 204 ? null : response.json();
}
