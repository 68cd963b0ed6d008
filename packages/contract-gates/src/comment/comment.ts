// `node packages/contract-gates/src/comment/comment.ts FILE`: writes one comment on a pull request, from the table of
// `npm run contract`. Without changes, an earlier comment is deleted. Exit codes: 0 done, 1 GitHub refused or the file is
// invalid, 2 the command line or the environment is wrong.
//
// Runs on Node 24 without a build or packages, because the job has a token with write access.
import { readFileSync } from 'node:fs';

/** Identifies the comment. GitHub does not render it. */
const MARK = '<!-- the contract of this change -->';
/** GitHub accepts 65,536 characters. */
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
  if (hasChanges(table)) {
    if (before === null) await send('POST', `issues/${number}/comments`, { body: bodyOf(table) });
    else await send('PATCH', `issues/comments/${before}`, { body: bodyOf(table) });
    console.log(before === null ? 'Commented.' : 'Updated the comment.');
  } else {
    if (before !== null) await send('DELETE', `issues/comments/${before}`);
    console.log(`Nothing changed: ${before === null ? 'no comment' : 'deleted the comment'}.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * Whether a step failed, or a passed step lists changes. The reason of a skipped step is not a change.
 * @throws {Error} if the text is not a table of `npm run contract`.
 */
function hasChanges(markdown: string): boolean {
  const rows = [...markdown.matchAll(/^\| (.+?) \| (passed|failed|skipped) \|/gm)];
  if (rows.length === 0)
    throw new Error(`${String(file)} contains no table of results. Did npm run contract finish?`);
  const skipped = rows.filter(([, , verdict]) => verdict === 'skipped').map(([, name]) => name);
  const lists = [...markdown.matchAll(/^### (.+)$/gm)].map(([, name]) => name);
  return rows.some(([, , verdict]) => verdict === 'failed') || lists.some((name) => !skipped.includes(name));
}

function bodyOf(table: string): string {
  const text =
    table.length > LONGEST
      ? `${table.slice(0, LONGEST)}…\n\nShortened. The page of the run has the full table.`
      : table;
  return `${MARK}\n${text}`;
}

async function findComment(): Promise<number | null> {
  const PER_PAGE = 100;
  for (let page = 1; ; page += 1) {
    const response = await send('GET', `issues/${String(number)}/comments?per_page=${PER_PAGE}&page=${page}`);
    if (!Array.isArray(response)) throw new Error('GitHub did not respond with a list of comments');
    const found: unknown = response.find(isOurs);
    if (isOurs(found)) return found.id;
    if (response.length < PER_PAGE) return null;
  }
}

/** Checks the author too, because a person may quote the mark. */
function isOurs(comment: unknown): comment is { id: number } {
  if (typeof comment !== 'object' || comment === null) return false;
  const { id, body, user } = comment as Record<string, unknown>; // every object has keys; each is checked below
  const isBot = typeof user === 'object' && user !== null && 'type' in user && user.type === 'Bot';
  return typeof id === 'number' && typeof body === 'string' && body.startsWith(MARK) && isBot;
}

/** @throws {Error} that names the refused request. */
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
  if (!response.ok) throw new Error(`${method} ${path}: GitHub responded with ${response.status}`);
  return response.status === 204 ? null : response.json();
}
