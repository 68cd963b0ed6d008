// Generates the tables of a small description.
import { readDocument } from 'contract-gates/description';
import { insertOperations } from './generateOperations';

const PAGE = `# Page
<!-- operations: written by \`npm run api:generate\` -->
old
<!-- end of operations -->
`;
const AGREEMENTS = [{ provider: 'shop', tag: 'stock' }];
const makeDocument = (sentences: string) =>
  readDocument(`
openapi: 3.1.0
paths:
  /articles/{id}:
    get:
      operationId: getArticle
      summary: Get an article
      tags: [stock]
      responses:
        '200': { description: x, content: { application/json: { examples: { found: { x-provider-state: it exists } } } } }
        '404': { description: x, content: { application/json: { examples: { absent: {} } } } }
  /other:
    get: { operationId: getOther, summary: Other, tags: [other], responses: {} }
components: { x-provider-states: { ${sentences} } }
`);

it('the page has the operations of each provider and all provider states', () => {
  const page = insertOperations(PAGE, makeDocument('it exists: The article 7.'), AGREEMENTS);
  expect(page).toContain('## Operations of shop\n');
  expect(page).toContain('| `getArticle` | `GET articles/{id}` | Get an article | found |\n');
  expect(page).toContain('| it exists | The article 7. | getArticle: found |\n');
  expect(page).not.toMatch(/old|getOther|absent/);
});

it.each([
  ['', 'x-provider-states has no sentence for "it exists".'],
  ['it exists: A., it existed: B.', 'x-provider-states has "it existed", which no scenario needs.'],
])('a state without a sentence, or a sentence without a state, is an error: %s', (sentences, message) => {
  expect(() => insertOperations(PAGE, makeDocument(sentences), AGREEMENTS)).toThrow(message);
});

it('a page without a place for the tables is an error', () => {
  expect(() => insertOperations('# Page', makeDocument('it exists: A.'), AGREEMENTS)).toThrow('has no line');
});
