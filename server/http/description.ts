import { readFile } from 'node:fs/promises';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyRequest, FastifySchema, FastifySchemaCompiler } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema';
import {
  entries,
  entry,
  follow,
  keysOfRef,
  textIn,
} from '../../packages/contract-gates/src/description/document';
import { FORMATS } from '../../packages/contract-gates/src/description/formats';
import { METHODS, jsonKeyIn } from '../../packages/contract-gates/src/description/operations';
import { readDocument } from '../../packages/contract-gates/src/description/readDocument';
import { HttpError } from './httpError';

type Method = Uppercase<(typeof METHODS)[number]>;

/** Options of Fastify for the route of an operation: `app.route({ ...parts, handler })`. */
export type RouteParts = {
  method: Method;
  /** Path without the API's prefix. */
  url: string;
  /** The operation's id, for logs and metrics. */
  config: { operation: string };
  schema: FastifySchema;
  validatorCompiler: FastifySchemaCompiler<FastifySchema>;
  serializerCompiler: FastifySerializerCompiler<FastifySchema>;
};

export type Description = {
  /** @throws when the description has no such operation. */
  route(operationId: string): RouteParts;
  /** Returns the methods of a path without the API's prefix, or none if the description does not have the path. */
  methodsAt(path: string): string[];
};

/** Returns the id of the operation that a request calls, or `undefined`. */
export function operationOf({ routeOptions: { config } }: FastifyRequest): string | undefined {
  return 'operation' in config && typeof config.operation === 'string' ? config.operation : undefined;
}

/** A response that the description does not allow. It is logged, and the caller gets a 500 instead. */
class BrokenResponse extends Error {}

const ID = 'openapi';

/**
 * Reads the API description and makes routes from it. The validators are compiled from the document itself. They do not
 * coerce, add or remove anything, and unknown fields are allowed.
 */
export async function loadDescription(file: string): Promise<Description> {
  const document = readDocument(await readFile(file, 'utf8'));
  // Strict mode refuses OpenAPI's own keywords. The generator of the portal's validators finds misspelt ones.
  const ajv = new Ajv2020({ strict: false, formats: FORMATS, logger: false });
  ajv.addSchema(document, ID);

  const compiled = new Map<string, ValidateFunction>();
  const validatorAt = (pointer: string[]): ValidateFunction => {
    const $ref = `${ID}#/${pointer.map(escapePointer).join('/')}`;
    const known = compiled.get($ref) ?? ajv.compile({ $ref });
    compiled.set($ref, known);
    return known;
  };

  const operations = new Map<string, RouteParts>();
  const methodsByPath: { matches: RegExp; methods: string[] }[] = [];
  for (const [path, item] of entries(entry(document, 'paths'))) {
    const methods: string[] = [];
    for (const method of METHODS) {
      const operation = entry(item, method);
      if (operation === undefined) continue;
      methods.push(method.toUpperCase());
      const id = entry(operation, 'operationId');
      if (typeof id !== 'string') throw new Error(`${method} ${path} has no operationId`);
      const parts = routeParts(document, ['paths', path, method], validatorAt);
      operations.set(id, { ...parts, config: { operation: id } });
    }
    methodsByPath.push({ matches: templateToPattern(path), methods });
  }

  return {
    route(operationId) {
      const parts = operations.get(operationId);
      if (parts === undefined) throw new Error(`The API description has no operation ${operationId}`);
      return parts;
    },
    methodsAt: (path) => methodsByPath.find(({ matches }) => matches.test(path))?.methods ?? [],
  };
}

function routeParts(
  document: unknown,
  at: string[],
  validatorAt: (pointer: string[]) => ValidateFunction,
): Omit<RouteParts, 'config'> {
  const [, path = '', method = ''] = at;
  const operation = follow(document, at);

  const bodyAt = jsonSchemaAt(document, [...at, 'requestBody']);
  const validateBody = bodyAt && validatorAt(bodyAt);

  const validators = new Map<string, ValidateFunction>();
  for (const [status] of entries(entry(operation, 'responses'))) {
    const schemaAt = jsonSchemaAt(document, [...at, 'responses', status]);
    if (schemaAt) validators.set(status, validatorAt(schemaAt));
  }

  return {
    method: toMethod(method),
    url: path.replace(/\{([^}]+)\}/g, ':$1'),
    schema: {
      ...(validateBody && { body: {} }),
      // Fastify calls the serializer below only for the statuses that are listed here.
      response: Object.fromEntries([...validators.keys()].map((status) => [status, {}])),
    },
    // `false` would not be enough: Fastify would then look for `errors` on this function.
    validatorCompiler: () => (body: unknown) =>
      validateBody === undefined || validateBody(body) ? true : { error: new HttpError(400) },
    serializerCompiler:
      ({ httpStatus }) =>
      (response) => {
        const text = JSON.stringify(response);
        const validate = validators.get(String(httpStatus));
        // The sent JSON is validated, which has no undefined fields and has dates as text.
        if (validate && !validate(JSON.parse(text))) {
          const where = (validate.errors ?? [])
            .map((e) => `${e.instancePath || '/'} ${e.keyword}`)
            .join(', ');
          throw new BrokenResponse(`${method} ${path} ${httpStatus} breaks the API description: ${where}`);
        }
        return text;
      },
  };
}

/** Returns the pointer to the JSON schema of a request body or response. Follows a `$ref` of the whole part. */
function jsonSchemaAt(document: unknown, at: string[]): string[] | undefined {
  const part = follow(document, at);
  const $ref = textIn(part, '$ref');
  if ($ref !== undefined) return jsonSchemaAt(document, keysOfRef($ref));
  const media = jsonKeyIn(part);
  if (media === undefined) return undefined;
  const schemaAt = [...at, 'content', media, 'schema'];
  return follow(document, schemaAt) === undefined ? undefined : schemaAt;
}

const escapePointer = (key: string) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));

function toMethod(method: string): Method {
  const known = METHODS.find((one) => one === method);
  if (known === undefined) throw new Error(`Unknown method ${method}`);
  switch (known) {
    case 'get':
      return 'GET';
    case 'post':
      return 'POST';
    case 'put':
      return 'PUT';
    case 'patch':
      return 'PATCH';
    case 'delete':
      return 'DELETE';
  }
}

function templateToPattern(path: string): RegExp {
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(
    `^${path
      .split(/\{[^}]+\}/)
      .map(literal)
      .join('[^/]+')}$`,
  );
}
