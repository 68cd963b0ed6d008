// `npm run events`: deletes events that are older than the settings say, and records that.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { makeMigratedFolder } from '../../test/support/backend/database';
import { describeOnPostgres } from '../../test/support/backend/postgres';
import { recordOwnEvents } from '../audit/recordEvents';
import type { Database } from '../database/database';
import { openEmbedded } from '../database/embedded';
import { refusedAttempts } from '../database/refusedAttempts';
import { openServer } from '../database/server';
import { accessEvents } from '../database/accessEvents';
import { activity } from '../database/tables';
import { manageEvents } from './manageEvents';

const LONG_MS = 300_000;
const NOW = new Date('2026-11-30T12:00:00Z');
const clock = () => NOW;

async function run(env: Record<string, string>, ...args: string[]) {
  const lines: string[] = [];
  const errors: string[] = [];
  const terminal = {
    print: (line: string) => void lines.push(line),
    printError: (line: string) => void errors.push(line),
  };
  const code = await manageEvents(args, env, resolve('.'), { terminal, clock });
  return { code, lines, errors };
}

/** Adds one event of each table before and after each limit. */
async function addEvents({ queries }: Database): Promise<void> {
  for (const day of ['2021-11-29', '2021-12-01', '2025-11-29', '2025-12-01']) {
    const happenedAt = new Date(`${day}T12:00:00Z`);
    await recordOwnEvents(queries, happenedAt, [{ action: 'changed', changes: [] }]);
    await queries.insert(accessEvents).values({ happenedAt, action: 'signed-in' });
    await queries
      .insert(refusedAttempts)
      .values({ happenedAt, action: 'sign-in-refused', key: 'k', attempts: 3 });
  }
}

async function readDays({ queries }: Database): Promise<string[][]> {
  const lists: { happenedAt: Date }[][] = [];
  for (const table of [activity, accessEvents, refusedAttempts])
    lists.push(await queries.select({ happenedAt: table.happenedAt }).from(table).orderBy(table.happenedAt));
  return lists.map((rows) => rows.map(({ happenedAt }) => happenedAt.toISOString().slice(0, 10)));
}

const ALL = ['2021-11-29', '2021-12-01', '2025-11-29', '2025-12-01'];
const REPORT = (verb: string) => [
  `events of the books before 2021-11-30: 1 ${verb}`,
  `events of the door before 2025-11-30: 6 ${verb}`,
];

async function expectDeletion(env: Record<string, string>, open: () => Promise<Database>): Promise<void> {
  const read = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
    const database = await open();
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  await read(addEvents);
  expect(await run(env, 'delete-old', '--dry-run')).toEqual({
    ...{ code: 0, lines: REPORT('would be deleted'), errors: [] },
  });
  expect(await read(readDays)).toEqual([ALL, ALL, ALL]);
  expect(await run(env, 'delete-old')).toEqual({ code: 0, lines: REPORT('deleted'), errors: [] });
  expect(await read(readDays)).toEqual([
    ['2021-12-01', '2025-11-29', '2025-12-01'],
    ['2025-12-01', '2026-11-30'],
    ['2025-12-01'],
  ]);
  await read(async ({ queries }) => {
    const [event] = await queries.select().from(accessEvents).orderBy(accessEvents.id).offset(1);
    expect(event).toMatchObject({
      action: 'events-deleted',
      userId: null,
      changes: [
        ['bookEvents', null, 1],
        ['bookEventsBefore', null, '2021-11-30'],
        ['doorEvents', null, 6],
        ['doorEventsBefore', null, '2025-11-30'],
      ],
    });
    // The triggers refuse again.
    await expect(queries.delete(activity)).rejects.toMatchObject({ cause: { code: '42501' } });
  });
}

it(
  'deletes old events of the embedded database, and records it [specification §7.188] [ASVS 14.2.7]',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portaria-events-'));
    await makeMigratedFolder(folder);
    await expectDeletion({ DATA_DIR: folder }, () => openEmbedded({ folder: join(folder, 'postgres') }));
    await rm(folder, { recursive: true });
  },
  LONG_MS,
);

const PERSON = '11111111-1111-4111-8111-111111111111';
const OTHER = '22222222-2222-4222-8222-222222222222';

/** Adds events of two people, and one by which the name of the first one was changed. */
async function addNames({ queries }: Database): Promise<void> {
  for (const [userId, userName] of [
    [PERSON, 'Ana Souza'],
    [OTHER, 'Bruno Lima'],
  ] as const) {
    const who = { happenedAt: NOW, userId, userName };
    await queries.insert(activity).values({ ...who, action: 'paid', changes: [['paidCents', null, 500]] });
    await queries.insert(accessEvents).values({ ...who, action: 'signed-in' });
    await queries
      .insert(refusedAttempts)
      .values({ ...who, action: 'sign-in-refused', key: userId, attempts: 3 });
  }
  await queries.insert(accessEvents).values({
    ...{ happenedAt: NOW, userId: OTHER, userName: 'Bruno Lima', action: 'user-changed' },
    ...{ subjectId: PERSON, subjectName: 'Ana Souza' },
    changes: [
      ['name', 'Ana Silva', 'Ana Souza'],
      ['role', 'editor', 'admin'],
    ],
  });
}

async function expectErasure(env: Record<string, string>, open: () => Promise<Database>): Promise<void> {
  const database = await open();
  await addNames(database);
  await database.close();
  expect(await run(env, 'erase-name', PERSON)).toEqual({
    ...{ code: 0, errors: [], lines: ['events with the name: 4. They now have: #11111111'] },
  });
  // Nothing is left to replace, so nothing is recorded.
  expect(await run(env, 'erase-name', PERSON)).toMatchObject({ code: 1, lines: [] });
  const opened = await open();
  const { queries } = opened;
  const all = {
    books: await queries.select().from(activity).orderBy(activity.id),
    door: await queries.select().from(accessEvents).orderBy(accessEvents.id),
    refused: await queries.select().from(refusedAttempts).orderBy(refusedAttempts.id),
  };
  expect(JSON.stringify(all)).not.toMatch(/Ana S/);
  expect(all.books.map(({ userName, changes }) => [userName, changes])).toEqual([
    ['#11111111', [['paidCents', null, 500]]],
    ['Bruno Lima', [['paidCents', null, 500]]],
  ]);
  expect(all.door.at(-2)).toMatchObject({
    ...{ userName: 'Bruno Lima', subjectName: '#11111111' },
    changes: [
      ['name', null, '#11111111'],
      ['role', 'editor', 'admin'],
    ],
  });
  expect(all.door.at(-1)).toMatchObject({ action: 'name-erased', userId: null, subjectId: PERSON });
  // The triggers refuse again.
  for (const table of [activity, accessEvents, refusedAttempts])
    await expect(queries.update(table).set({ userName: 'x' })).rejects.toMatchObject({
      cause: { code: '42501' },
    });
  await opened.close();
}

it(
  'replaces the name of a person in the events of the embedded database, and records it @long [specification §7.188]',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portaria-names-'));
    await makeMigratedFolder(folder);
    await expectErasure({ DATA_DIR: folder }, () => openEmbedded({ folder: join(folder, 'postgres') }));
    await rm(folder, { recursive: true });
  },
  LONG_MS,
);

it('refuses a name in place of an id, because others may read a command line', async () => {
  expect(await run({}, 'erase-name', 'Ana Souza')).toMatchObject({ code: 2, lines: [] });
  expect(await run({}, 'erase-name')).toMatchObject({ code: 2, lines: [] });
});

it('refuses an unknown command with its usage, and a setting that is no number of months', async () => {
  expect(await run({}, 'delete')).toMatchObject({ code: 2, lines: [] });
  expect(await run({}, 'delete-old', '--all')).toMatchObject({ code: 2, lines: [] });
  const { code, errors } = await run({ DOOR_EVENTS_MONTHS: '0' }, 'delete-old', '--dry-run');
  expect([code, errors]).toEqual([1, [expect.stringContaining('DOOR_EVENTS_MONTHS')]]);
});

describeOnPostgres('on a server', (server) => {
  it(
    'the owner of the tables deletes old events, and the backend’s account may not [specification §7.188] [ASVS 16.4.2]',
    async () => {
      const { owner, application } = await server().makeAccounts();
      await run({ DATABASE_URL: owner }, 'delete-old', '--dry-run');
      const refused = await run({ DATABASE_URL: application }, 'delete-old');
      expect(refused).toEqual({ code: 1, lines: [], errors: [expect.stringContaining('owns the tables')] });
      const database = openServer(owner);
      expect(await readDays(database)).toEqual([[], [], []]);
      await database.close();
      await expectDeletion({ DATABASE_URL: owner }, () => Promise.resolve(openServer(owner)));
    },
    LONG_MS,
  );
});

describeOnPostgres('on another server', (server) => {
  it(
    'the owner of the tables replaces a name, and the backend’s account may not [specification §7.188]',
    async () => {
      const { owner, application } = await server().makeAccounts();
      await run({ DATABASE_URL: owner }, 'delete-old', '--dry-run');
      const refused = await run({ DATABASE_URL: application }, 'erase-name', PERSON);
      expect(refused).toEqual({ code: 1, lines: [], errors: [expect.stringContaining('owns the tables')] });
      await expectErasure({ DATABASE_URL: owner }, () => Promise.resolve(openServer(owner)));
    },
    LONG_MS,
  );
});
