import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const PROGRAM = '/usr/bin/soffice';

/** Returns the program, or the reason to skip the tests. */
export const findLibreOffice = (): { program: string } | { reason: string } =>
  existsSync(PROGRAM) ? { program: PROGRAM } : { reason: 'LibreOffice is not installed here' };

/** Opens a file in LibreOffice, and returns it as the XML of its own format. */
export async function convertWithLibreOffice(content: Uint8Array, extension: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'office-'));
  try {
    const file = join(folder, `file.${extension}`);
    await writeFile(file, content);
    // With a profile of its own it does not wait for another LibreOffice.
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    await promisify(execFile)(PROGRAM, [
      profile,
      '--headless',
      ...['--convert-to', 'fods'],
      ...['--outdir', folder],
      file,
    ]);
    return await readFile(join(folder, 'file.fods'), 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}
