import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describeOnPostgres } from '../../test/support/backend/postgres';
import { migrateDatabase } from './migrateDatabase';

/** Runs the command. Returns the exit code and what it printed. */
async function run(env: Record<string, string>) {
  const lines: string[] = [];
  const errors: string[] = [];
  const code = await migrateDatabase(env, resolve('.'), {
    print: (line) => void lines.push(line),
    printError: (line) => void errors.push(line),
  });
  return { code, lines, errors };
}

describeOnPostgres('npm run migrate', (server) => {
  it('applies each missing migration once', async () => {
    const files = readdirSync('server/database/migrations').sort();
    const firstRun = await run({ DATABASE_URL: server().url });
    expect(firstRun).toEqual({ code: 0, lines: files.map((name) => `applied ${name}`), errors: [] });
    const secondRun = await run({ DATABASE_URL: server().url });
    expect(secondRun).toEqual({ code: 0, lines: ['no migration is missing'], errors: [] });
  });

  it('ends with a sentence and exit code 1 if the database is away', async () => {
    const { code, lines, errors } = await run({ DATABASE_URL: 'postgresql://a:secret@127.0.0.1:1/b' });
    expect([code, lines, errors.length]).toEqual([1, [], 1]);
    expect(errors[0]).not.toContain('secret');
  });
});
