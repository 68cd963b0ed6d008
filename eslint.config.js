import js from '@eslint/js';
import formatjs from 'eslint-plugin-formatjs';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { importRules } from './eslint.layers.js';

const STORAGE = {
  name: 'localStorage',
  message: 'Use src/store/storage.ts. Only src/boot.ts, which runs before it, reads the storage itself.',
};
const FETCH = { name: 'fetch', message: 'Use the endpoints of src/api.' };

export default defineConfig(
  {
    ignores: [
      'dist/',
      '.data/',
      '.cache/',
      'node_modules/',
      '**/*.gen.*',
      'test-results/',
      'test/bench/peers/',
    ],
  },
  js.configs.recommended,
  // oxlint runs the rules that need types, because it takes a tenth of the time (docs/decisions/059-typed-lint-by-oxlint.md).
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  importRules(import.meta.dirname),
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      'max-lines': ['warn', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-eval': 'error',
      'no-new-func': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
    plugins: { formatjs },
    rules: {
      'formatjs/no-literal-string-in-jsx': 'error',
      'formatjs/no-invalid-icu': 'error',
      'formatjs/enforce-default-message': ['error', 'literal'],
      'formatjs/enforce-description': ['error', 'literal'],
      'formatjs/enforce-placeholders': 'error',
      'no-restricted-globals': ['error', STORAGE, { ...STORAGE, name: 'sessionStorage' }, FETCH],
      'no-restricted-properties': [
        'error',
        { object: 'window', property: 'localStorage', message: STORAGE.message },
        { object: 'window', property: 'fetch', message: FETCH.message },
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-redux',
              importNames: ['useSelector', 'useDispatch'],
              message: 'Use the typed hooks of src/store/hooks.ts.',
            },
            {
              name: 'react',
              importNames: ['lazy'],
              message: 'It never retries a failed import. Use src/chunks.',
            },
            {
              name: 'react-intl',
              importNames: ['defineMessage', 'defineMessages'],
              message: 'Use src/i18n/defineMessages.ts, which knows the values of each text.',
            },
          ],
          patterns: [
            {
              group: ['@firebase/*', 'firebase', 'firebase/*'],
              message: 'Only src/api/cloudIdentity.ts imports the library of the cloud identity.',
            },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          message: 'Render texts as text, never as HTML.',
        },
        {
          selector: 'MemberExpression[property.name="innerHTML"]',
          message: 'Render texts as text, never as HTML.',
        },
      ],
    },
  },
  {
    files: ['gallery/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
  },
  {
    files: ['src/store/storage.ts', 'src/boot.ts'],
    rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
  },
  // config.json is not a call to the API: it contains the API's address.
  { files: ['src/main.tsx'], rules: { 'no-restricted-properties': 'off' } },
  { files: ['src/api/**'], rules: { 'no-restricted-globals': ['error', STORAGE] } },
  { files: ['src/store/hooks.ts', 'src/api/cloudIdentity*.ts'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: ['src/**/*.test.{ts,tsx}', 'test/support/*.tsx'],
    extends: [testingLibrary.configs['flat/react']],
    rules: {
      'no-restricted-globals': 'off',
      'formatjs/no-literal-string-in-jsx': 'off',
      // A test renders the whole app, which is a higher layer than the tested code.
      'import-x/no-restricted-paths': 'off',
    },
  },
  {
    files: ['{scripts,packages,server}/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression > ArrayExpression ~ ObjectExpression > Property[key.name="shell"][value.value=true]',
          message: 'Node 24 warns about arguments for a shell (DEP0190). Write one command string.',
        },
        {
          selector:
            'NewExpression[callee.name="Worker"]:not(:has(NewExpression > ObjectExpression > Property[key.name="env"]))',
          message: 'A thread inherits the secrets of the environment. Give it `env: {}`, or what it needs.',
        },
        {
          selector:
            'CallExpression[callee.name="fork"]:not(:has(CallExpression > ObjectExpression > Property[key.name="env"]))',
          message: 'A process inherits the secrets of the environment. Give it `env: {}`, or what it needs.',
        },
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'test/**'],
    rules: {
      'max-lines': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[property.name="only"][object.name=/^(it|test|describe)$/]',
          message: 'Remove `only`, because the other tests would not run.',
        },
      ],
    },
  },
  {
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: { globals: globals.node },
  },
);
