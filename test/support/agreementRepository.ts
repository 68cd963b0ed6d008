import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import config from '../../contract.config';
import { validatorFiles } from '../../packages/contract-gates/src/validators';
import { makeRepository } from '../../packages/contract-gates/test/repository';
import type { TestRepository } from '../../packages/contract-gates/test/repository';

/** Makes a separate git repository with the agreement between the portal and its backend. */
export const makeAgreementRepository = (): TestRepository =>
  makeRepository((folder) => {
    const files = config.agreements.flatMap((one) => [one.pact, ...validatorFiles(config, one)]);
    for (const path of [config.description, ...files]) cpSync(path, join(folder, path));
    // The reference backend reads its migrations from the current folder.
    symlinkSync(resolve('server'), join(folder, 'server'), 'junction');
    const shipped = JSON.stringify(pathToFileURL(resolve('contract.config.ts')).href);
    writeFileSync(join(folder, 'contract.config.ts'), `export { default } from ${shipped};\n`);
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  });
