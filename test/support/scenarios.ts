// The named examples of the API description: the one set of fixtures of the project.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { AnswerOf, BodyOf, GetPath, PostPath } from '../../src/api/wire';

type Example = { value: unknown; 'x-provider-state'?: string };
type Content = { 'application/json': { examples: Record<string, Example> } };
type Operation = { requestBody?: { content: Content }; responses: { 200: { content: Content } } };
type Description = { paths: Record<string, Record<string, Operation>> };

// The description is checked by its own lint; here it is only read.
const description = parse(readFileSync('api-spec/openapi.yaml', 'utf8')) as Description;

function operationAt(path: string, method: 'get' | 'post'): Operation {
  const operation = description.paths[path]?.[method];
  if (!operation) throw new Error(`the API description has no ${method} ${path}`);
  return operation;
}

function exampleIn(content: Content | undefined, name: string, where: string): Example {
  const example = content?.['application/json'].examples[name];
  if (!example) throw new Error(`${where} has no example ${name}`);
  return example;
}

/** The scenario of a POST: what is sent, what comes back, and the state a provider has to be in. */
export function postScenario<P extends PostPath>(path: P, name: string) {
  const { requestBody, responses } = operationAt(path, 'post');
  const answer = exampleIn(responses[200].content, name, path);
  return {
    body: exampleIn(requestBody?.content, name, path).value as BodyOf<P>,
    answer: answer.value as AnswerOf<P>,
    state: answer['x-provider-state'] ?? '',
  };
}

/** The scenario of a GET. */
export function getScenario<P extends GetPath>(path: P, name: string) {
  const answer = exampleIn(operationAt(path, 'get').responses[200].content, name, path);
  return { answer: answer.value as AnswerOf<P>, state: answer['x-provider-state'] ?? '' };
}
