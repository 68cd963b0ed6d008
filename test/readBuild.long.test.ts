// Tests what the build of the portal reports about itself, in a temporary repository.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeAgreementRepository } from './support/agreementRepository';
import type { TestRepository } from '../packages/contract-gates/test/repository';
import { readBuild } from '../scripts/readBuild';
import { needsGit } from '../packages/contract-gates/test/needsGit';

needsGit();

const startFolder = process.cwd();
let repository: TestRepository;
let commit = '';
beforeEach(() => {
  repository = makeAgreementRepository();
  repository.write('package.json', '{ "version": "1.2.3" }');
  repository.write('src/index.ts', 'export {};\n');
  repository.write('docs/page.md', 'A page.\n');
  commit = repository.commit('A portal').slice(0, 12);
  process.chdir(repository.folder);
});
afterEach(() => {
  process.chdir(startFolder);
  repository.remove();
});

it('the build names its commit and reports changed files [specification §2.71]', () => {
  expect(readBuild()).toMatchObject({ version: '1.2.3', commit });
  repository.write('docs/page.md', 'Another page, which no build reads.\n');
  expect(readBuild().commit).toBe(commit);
  repository.write('src/index.ts', 'export const changed = true;\n');
  expect(readBuild().commit).toBe(`${commit}-dirty`);
  repository.git('add', '--all');
  expect(readBuild().commit).toBe(`${commit}-dirty`);
});

it('a build outside a repository has no commit [specification §2.71]', () => {
  rmSync(join(repository.folder, '.git'), { recursive: true });
  expect(readBuild().commit).toBeNull();
});

it('reports an invalid package.json as such', () => {
  repository.write('package.json', '{ "version": ');
  expect(() => readBuild()).toThrow(/JSON/);
});
