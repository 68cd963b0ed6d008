// Compares the pages about the contract with the commands: their options, and the examples that show an output.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { closeNow, listenLocally } from '../packages/contract-gates/src/listenLocally';
import config from '../contract.config';
import { runCommand } from '../packages/contract-gates/src/cli';
import { allInteractions } from '../packages/contract-gates/src/pact/pactFile';
import { doSteps, readExamples } from '../packages/contract-gates/test/documentSteps';
import { itNeedsGit } from '../packages/contract-gates/test/needsGit';
import type { FAULTS } from './providers/faults';
import { listen, secondProvider } from './providers/second';
import { makeAgreementRepository } from './support/agreementRepository';

const PAGES = ['can-i-deploy', 'contract', 'backend-team', 'pipelines'] as const;
const readPage = (page: string) => readFileSync(`docs/${page}.md`, 'utf8');

const COMMAND = 'npm run contract --';
/** The backend of the pages. */
const ORIGIN = 'http://127.0.0.1:3000';
const LIMIT_MS = 300_000;

/** Returns what `SUBCOMMAND --help` prints. */
async function readHelp(...subcommand: string[]): Promise<string> {
  const log = jest.spyOn(console, 'log').mockImplementation();
  try {
    await runCommand([...subcommand, '--help'], () => Promise.resolve(config));
    return log.mock.calls.join('\n');
  } finally {
    log.mockRestore();
  }
}

const listSubcommands = async () =>
  [...(await readHelp()).matchAll(/^ {2}(\S+(?: \S+)?) {2}/gm)].map(([, name = '']) => name);

/** Returns the commands of a page, in code blocks and inline, and single options, all without `npm run contract --`. */
const listCommands = (page: string): string[] =>
  [...readPage(page).matchAll(/^npm run contract -- (.*)$|`(?:npm run contract -- |… -- )?([^`\n]+)`/gm)].map(
    ([, line = '', inline = line]) => inline,
  );

it('the pages name options that the commands have', async () => {
  const names = await listSubcommands();
  const help = new Map<string, string>();
  for (const name of names) help.set(name, await readHelp(...name.split(' ')));
  const findHelp = (command: string): string => {
    if (command.startsWith('--')) return [...help.values()].join('\n');
    const own = names.filter((name) => command.startsWith(`${name} `));
    // The page about brokers leaves the word `broker` out.
    return own.map((name) => [help.get(name), help.get(`broker ${name}`)].join('\n')).join('\n');
  };
  const options = PAGES.flatMap((page) =>
    listCommands(page)
      .filter((command) => findHelp(command) !== '')
      .flatMap((command) =>
        [...command.matchAll(/(?<=^| )--?[a-z][a-z-]*/g)].map(([option]) => ({ page, command, option })),
      ),
  );
  expect(options.length).toBeGreaterThan(60);
  expect(options.filter(({ command, option }) => !findHelp(command).includes(option))).toEqual([]);
});

it('the page about the contract lists the steps of a check in their order', async () => {
  const [, steps = ''] = /--only (\S+)\]/.exec(await readHelp('check')) ?? [];
  const [, table = ''] = readPage('contract').split('| Step ');
  const listed = [...(table.split('\n\n')[0] ?? '').matchAll(/^\| `(\S+)`/gm)].map(([, step]) => step);
  expect(listed).toEqual(steps.split(','));
});

it('the page for backend teams names each parameter of a provider state, with its types', () => {
  const typeOf = (value: unknown) =>
    value === null ? 'null' : typeof value === 'string' ? 'text' : typeof value;
  const types = new Map<string, Set<string>>();
  const params = allInteractions(config.agreements).flatMap(({ states }) => states.map((one) => one.params));
  for (const [name, value] of params.flatMap((one) => Object.entries(one)))
    types.set(name, new Set([...(types.get(name) ?? []), typeOf(value)]));
  const [, table = ''] = readPage('backend-team').split('| Parameter ');
  const listed = [...(table.split('\n\n')[0] ?? '').matchAll(/^\| `(\S+)` +\| (.+?) +\|/gm)];
  expect(Object.fromEntries(listed.map(([, name, type = '']) => [name, type.split(' or ').sort()]))).toEqual(
    Object.fromEntries([...types].map(([name, found]) => [name, [...found].sort()])),
  );
});

/** The fault of the backend in the examples of a page (`test/providers/faults.ts`). */
const BACKENDS: Record<(typeof PAGES)[number], string> = {
  'can-i-deploy': 'right',
  contract: 'right',
  'backend-team': 'refusal-as-401',
  pipelines: 'right',
};

itNeedsGit().each(PAGES)(
  'docs/%s.md shows what the commands print',
  async (page) => {
    const { server, address } = await listen(secondProvider());
    const here = makeAgreementRepository();
    const bin = resolve('packages/contract-gates/bin/contract-gates.js');
    const backend = `${address}/${BACKENDS[page]}`;
    const examples = readExamples(readPage(page)).map((step) => {
      if (step.kind === 'command')
        return { ...step, line: step.line.replace(COMMAND, `node "${bin}"`).replaceAll(ORIGIN, backend) };
      return step.kind === 'output'
        ? { ...step, lines: step.lines.map((line) => line.replaceAll(ORIGIN, backend)) }
        : step;
    });
    try {
      expect(examples).not.toEqual([]);
      expect(await doSteps(examples, here.folder)).toBeNull();
    } finally {
      here.remove();
      server.closeAllConnections();
      server.close();
    }
  },
  LIMIT_MS,
);

/** Serves one response to every request. */
async function serve(status: number, headers: Record<string, string>, body: object): Promise<Backend> {
  const server = createServer((_request, response) => {
    response.writeHead(status, headers).end(JSON.stringify(body));
  });
  return { origin: await listenLocally(server), close: () => closeNow(server) };
}
type Backend = { origin: string; close: () => void };

const JSON_TYPE = { 'content-type': 'application/json' };

itNeedsGit()(
  'the messages in docs/backend-team.md are those of verifications that fail',
  async () => {
    const { server, address } = await listen(secondProvider());
    const renaming = await serve(200, JSON_TYPE, { statusLogin: 0, dsToken: 'any', cdDashboard: 'any' });
    const refusing = await serve(200, JSON_TYPE, { statusLogin: 1, ds_Mensagem: 'Any' });
    const redirecting = await serve(302, { location: '/' }, {});
    const tokenless = await serve(200, JSON_TYPE, {});
    const inventing = await serve(200, JSON_TYPE, { token: 'made-up' });
    const here = makeAgreementRepository();
    const outputs: string[] = [];
    const verify = async (origin: string, states: string, ...more: string[]) => {
      const { stdout, stderr } = await here.run('verify', [
        ...['--provider-base-url', `${origin}/api`, ...more],
        ...(states === '' ? [] : ['--state-handler-url', `${states}/pact-states`]),
      ]);
      outputs.push(stripVTControlCharacters(stdout + stderr));
    };
    try {
      for (const fault of [
        ...([
          'token-for-a-blocked-user',
          'ignores-token',
          'refusal-as-401',
          'wrong-type',
          'redirect',
        ] as const),
        ...(['password-hash', 'basic-challenge', 'shared-cache'] as const),
      ] satisfies (keyof typeof FAULTS)[])
        await verify(`${address}/${fault}`, `${address}/${fault}`, '--strict-fields');
      await verify(`${address}/right`, '');
      const signIn = ['--provider', 'erp-backend'];
      for (const { origin } of [renaming, refusing]) await verify(origin, `${address}/right`, ...signIn);
      await verify(`${address}/right`, redirecting.origin, ...signIn);
      for (const { origin } of [tokenless, inventing])
        await verify(`${address}/right`, origin, '--provider', 'erp-backend-extension');
    } finally {
      here.remove();
      server.closeAllConnections();
      server.close();
      for (const { close } of [renaming, refusing, redirecting, tokenless, inventing]) close();
    }
    const [, table = ''] = readPage('backend-team').split(/^\| Message .*$/m);
    const messages = [...table.matchAll(/^\| (`.*?`) +\|/gm)].map(([, cell = '']) => cell);
    expect(messages.length).toBeGreaterThan(10);
    const isPrinted = (cell: string) => {
      const parts = [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, text = '']) => text.split('…'));
      return outputs.some((output) => findInOrder(parts, output));
    };
    expect(messages.filter((cell) => !isPrinted(cell))).toEqual([]);
  },
  LIMIT_MS,
);

/** Whether a text has all parts, one after the other. */
function findInOrder(parts: readonly string[], text: string): boolean {
  let from = 0;
  return parts.every((part) => {
    const index = text.indexOf(part.trim(), from);
    from = index + part.length;
    return index !== -1;
  });
}
