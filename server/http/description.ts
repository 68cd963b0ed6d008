import { readFile } from 'node:fs/promises';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyRequest, FastifySchema, FastifySchemaCompiler } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema';
import {
  FORMATS,
  METHODS,
  entries,
  entry,
  findBody,
  findJsonSchema,
  listOperations,
  findPathOperations,
  needsToken,
  readDocument,
  readRoles,
  readString,
  resolved,
  hashText,
} from 'contract-gates/description';
import type { Document, Operation } from 'contract-gates/description';
import { CannotStart } from '../errors/cannotStart';
import { listVerbatimFields, makeBodyReader, makeParameterReader } from './requestReaders';

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be extended
  interface FastifyContextConfig {
    operation?: string;
  }
}

/** Options of Fastify for the route of an operation. */
type RouteOptions = {
  method: string;
  /** Path without the API's prefix. */
  url: string;
  /** The operation's id, for logs and metrics. */
  config: { operation: string };
  schema: FastifySchema;
  validatorCompiler: FastifySchemaCompiler<FastifySchema>;
  serializerCompiler: FastifySerializerCompiler<FastifySchema>;
};

/** An operation as the server needs it. */
export type DescribedRoute = {
  id: string;
  options: RouteOptions;
  /** Roles that may call the operation (`x-roles`). `null`: everyone, without a token. */
  roles: readonly string[] | null;
  /** Whether the body is a form with a file. */
  takesForm: boolean;
  /** Whether the body or a successful response is a file. */
  hasFile: boolean;
  /** The status of a successful response of an operation that reads `Idempotency-Key`. Null: it does not read it. */
  submitStatus: number | null;
};

export type Description = {
  /** SHA-256 of the file. */
  hash: string;
  /** The operations, in the order of the document. */
  routes: readonly DescribedRoute[];
  /** Returns whether a value matches the schema of this name. @throws when the description has no such schema. */
  matches(schema: string, value: unknown): boolean;
  /** Returns the methods of a path without the API's prefix, or none if the description does not have the path. */
  methodsAt(path: string): string[];
};

/** Returns the id of the operation that a request calls, or `undefined`. */
export function readOperationId({ routeOptions: { config } }: FastifyRequest): string | undefined {
  return 'operation' in config && typeof config.operation === 'string' ? config.operation : undefined;
}

/** A response that the description does not allow. It is logged, and the caller gets a 500 instead. */
class BrokenResponse extends Error {}

/** The name of the API description in the references of the validators. */
const DOCUMENT_ID = 'openapi';

/** Reads the API description and makes routes from it. @throws CannotStart if the description cannot be used. */
export async function loadDescription(file: string): Promise<Description> {
  const text = await readFile(file, 'utf8');
  return makeDescription(parseDescription(text, file), hashText(text));
}

/**
 * Makes routes from an API description. The validators are compiled from the document itself. A body keeps its types and
 * its unknown fields, and its texts lose only invisible characters.
 * @param hash SHA-256 of the file.
 * @throws CannotStart if the description cannot be used.
 */
export function makeDescription(document: Document, hash: string): Description {
  // Strict mode refuses OpenAPI's own keywords. The generator of the portal's validators reports misspelt ones.
  const ajv = new Ajv2020({ strict: false, formats: FORMATS, logger: false });
  ajv.addSchema(document, DOCUMENT_ID);

  const compiled = new Map<string, ValidateFunction>();
  const validatorAt = (pointer: string[]): ValidateFunction => {
    const $ref = `${DOCUMENT_ID}#/${pointer.map(escapePointer).join('/')}`;
    const validator = compiled.get($ref) ?? ajv.compile({ $ref });
    compiled.set($ref, validator);
    return validator;
  };

  const verbatim = listVerbatimFields(document);
  const served = listOperations(document).filter(({ method }) => isServed(method));
  const routes = served.map((operation): DescribedRoute => {
    const { id, method, path } = operation;
    if (id === '')
      throw new CannotStart(
        `${method.toUpperCase()} ${path} has no operationId. Add one in api-spec/openapi.yaml.`,
      );
    const takesForm = findBody(document, operation).isForm;
    return {
      id,
      options: makeRouteOptions(document, operation, { validatorAt, verbatim }),
      roles: readAllowedRoles(document, operation),
      takesForm,
      hasFile: takesForm || returnsFile(document, operation),
      submitStatus: hasParameter(document, operation, 'Idempotency-Key') ? readSuccess(operation) : null,
    };
  });

  return {
    hash,
    routes,
    matches: (schema, value) => validatorAt(['components', 'schemas', schema])(value),
    methodsAt: (path) => findPathOperations(served, path).map(({ method }) => method.toUpperCase()),
  };
}

function parseDescription(text: string, file: string): Document {
  try {
    return readDocument(text, file);
  } catch (cause) {
    // Each line reports one fault.
    const [fault] = String(cause instanceof Error ? cause.message : cause).split('\n');
    throw new CannotStart(`The API description cannot be used. ${fault}`, { cause });
  }
}

/** Returns the roles that may call an operation, or null if it needs no token. @throws CannotStart if a token is needed without roles. */
function readAllowedRoles(document: Document, operation: Operation): readonly string[] | null {
  if (!needsToken(document, operation)) return null;
  const roles = readRoles(operation);
  if (roles === undefined)
    throw new CannotStart(
      `The operation ${operation.id} has no x-roles. Name the roles that may call it in api-spec/openapi.yaml.`,
    );
  return roles;
}

const hasParameter = (document: Document, { value }: Operation, name: string): boolean => {
  const parameters = entry(value, 'parameters');
  return (
    Array.isArray(parameters) &&
    parameters.some((one: unknown) => readString(resolved(document, one), 'name') === name)
  );
};

const readSuccess = ({ value }: Operation): number | null =>
  entries(entry(value, 'responses'))
    .map(([status]) => Number(status))
    .find((status) => status >= 200 && status < 300) ?? null;

/** Whether the content of a successful response is no JSON. */
function returnsFile(document: Document, operation: Operation): boolean {
  const response = entry(entry(operation.value, 'responses'), String(readSuccess(operation)));
  const types = entries(entry(resolved(document, response), 'content')).map(([type]) => type);
  return types.length > 0 && !types.includes('application/json');
}

/** What the routes of a description share. */
type Shared = {
  validatorAt: (pointer: string[]) => ValidateFunction;
  /** Names of fields whose texts stay as they are. */
  verbatim: ReadonlySet<string>;
};

function makeRouteOptions(
  document: Document,
  { id, method, path, value }: Operation,
  { validatorAt, verbatim }: Shared,
): RouteOptions {
  const at = ['paths', path, method];
  const bodyAt = findJsonSchema(document, [...at, 'requestBody']);
  const validateBody = bodyAt && validatorAt(bodyAt);

  const readPath = makeParameterReader(document, at, 'path', validatorAt);
  const readQuery = makeParameterReader(document, at, 'query', validatorAt);
  const readBody = validateBody && makeBodyReader(document, at, { validate: validateBody, verbatim });

  const responsesAt = new Map<string, string[]>();
  for (const [status] of entries(entry(value, 'responses'))) {
    const schemaAt = findJsonSchema(document, [...at, 'responses', status]);
    if (schemaAt) responsesAt.set(status, schemaAt);
  }

  return {
    method: method.toUpperCase(),
    url: path.replace(/\{([^}]+)\}/g, ':$1'),
    config: { operation: id },
    // The compilers below use the description's own schemas. Fastify calls them only for the parts that are named here.
    schema: {
      ...(validateBody && { body: {} }),
      ...(readPath && { params: {} }),
      ...(readQuery && { querystring: {} }),
      response: Object.fromEntries([...responsesAt.keys()].map((status) => [status, {}])),
    },
    validatorCompiler: ({ httpPart }) => {
      const readPart = { body: readBody, params: readPath, querystring: readQuery }[httpPart ?? ''];
      return (part: unknown) => readPart?.(part) ?? true;
    },
    serializerCompiler:
      ({ httpStatus }) =>
      (response) => {
        const text = JSON.stringify(response);
        const responseAt = responsesAt.get(String(httpStatus));
        // Compiled with the first response, because compiling all of them would take most of the start.
        const validate = responseAt && validatorAt(responseAt);
        // A failed value may still be valid as text, because JSON.stringify drops undefined fields and converts dates.
        if (validate && !validate(response) && !validate(JSON.parse(text))) {
          const where = (validate.errors ?? [])
            .map((e) => `${e.instancePath || '/'} ${e.keyword}`)
            .join(', ');
          throw new BrokenResponse(`${method} ${path} ${httpStatus} breaks the API description: ${where}`);
        }
        return text;
      },
  };
}

const escapePointer = (key: string) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));

const isServed = (method: Operation['method']): boolean => METHODS.some((one) => one === method);
