/** Finds the operation that a request is for, and the scope that its token needs. */
import {
  DEPRECATED,
  type Method,
  OBSOLETE,
  OPERATIONS_OF_SCOPE,
  type OperationId,
  TOKEN_OPERATION,
} from '../operations.js';
import { operationRequestSchema, pathRequestSchema, permissionRequestSchema } from '../schemas/arguments.js';
import { readGiven } from '../schemas/readArgument.js';
import { type Scope, scopeSchema } from '../schemas/token.js';
import { percentEncoded } from './encoding.js';

/**
 * An operation of the service: its address, the scope that its token needs, and whether it is still meant to be used.
 */
export interface Operation {
  readonly id: OperationId;
  readonly method: Method;
  /** Relative to the base address. Parameters stand in braces: `/consents/v1/{consentId}`. */
  readonly path: string;
  /** The scope that the bearer token must have. Null for the token request, which needs no token. */
  readonly scope: Scope | null;
  /** `deprecated`: still answered, with a replacement. `obsolete`: answered, but no longer maintained. */
  readonly status: 'current' | 'deprecated' | 'obsolete';
  /** What to ask instead. Empty when the operation is current. */
  readonly replacedBy: readonly OperationId[];
}

/** The operation that a request is for, and the parameters of its path. */
export interface OperationMatch {
  readonly operation: Operation;
  /** The path parameters by name, decoded. */
  readonly parameters: Readonly<Record<string, string>>;
}

const DEPRECATIONS: Readonly<Partial<Record<OperationId, readonly OperationId[]>>> = DEPRECATED;
const OBSOLESCENCES: Readonly<Partial<Record<OperationId, readonly OperationId[]>>> = OBSOLETE;

const METHODS: readonly Method[] = ['GET', 'POST', 'DELETE'];

/** All operations of the service: first the token request, then the others by scope. */
export const OPERATIONS: readonly Operation[] = [
  operationOf('getToken', TOKEN_OPERATION, null),
  ...scopeSchema.options.flatMap(scope =>
    Object.entries(OPERATIONS_OF_SCOPE[scope]).map(([id, line]) =>
      operationOf(id as OperationId, line, scope),
    ),
  ),
];

/**
 * Finds the operation that a request is for. A query behind the path is ignored. The answer is null when the service has no
 * such operation.
 *
 * @param method - In capitals, such as `GET`.
 * @param path - Relative to the base address, such as `/consents/v2`.
 * @throws InvalidRequestError when the method or the path is not a string.
 *
 * @example
 * ```ts
 * import { findOperation } from 'open-banking-insights/service';
 *
 * const found = findOperation('GET', '/consents/v1/c1');
 * console.log(found?.operation.id, found?.parameters['consentId']); // getConsent c1
 * ```
 */
export function findOperation(method: string, path: string): OperationMatch | null {
  const given = readGiven(operationRequestSchema, { method, path });
  const segments = (given.path.split('?', 1)[0] as string).split('/');
  for (const operation of OPERATIONS) {
    const parameters = operation.method === given.method ? parametersOf(operation.path, segments) : null;
    if (parameters !== null) return { operation, parameters };
  }
  return null;
}

/**
 * The methods that a path can be asked with, for a `405` with `Allow`: none where the service has no such path. `findOperation`
 * answers null in both cases.
 *
 * @param path - Relative to the base address, such as `/consents/v2`. A query behind it is ignored.
 * @throws InvalidRequestError when the path is not a string.
 *
 * @example
 * ```ts
 * import { methodsOf } from 'open-banking-insights/service';
 *
 * console.log(methodsOf('/consents/v2').join()); // GET
 * console.log(methodsOf('/none').length); // 0
 * ```
 */
export function methodsOf(path: string): Method[] {
  return METHODS.filter(method => findOperation(method, path) !== null);
}

/**
 * Says whether a token of the given scope may ask for an operation. Pass null for a request without a token: only the token
 * request itself may be asked for like that.
 *
 * @throws InvalidRequestError when the scope is none of the service.
 *
 * @example
 * ```ts
 * import { findOperation, isPermitted } from 'open-banking-insights/service';
 *
 * const found = findOperation('GET', '/consents/v2');
 * console.log(found !== null && isPermitted(found.operation, 'api:consent')); // true
 * console.log(found !== null && isPermitted(found.operation, 'api:data')); // false
 * ```
 */
export function isPermitted(operation: Pick<Operation, 'scope'>, tokenScope: Scope | null): boolean {
  const given = readGiven(permissionRequestSchema, { operation, tokenScope });
  return given.operation.scope === null || given.operation.scope === given.tokenScope;
}

/**
 * The path of an operation with its parameters filled in and percent-encoded. A parameter that is not given stays in its
 * braces.
 *
 * @throws InvalidRequestError when a parameter is not a string.
 *
 * @example
 * ```ts
 * import { pathOf } from 'open-banking-insights/service';
 *
 * console.log(pathOf({ path: '/consents/v1/{consentId}' }, { consentId: 'c 1' })); // /consents/v1/c%201
 * ```
 */
export function pathOf(
  operation: Pick<Operation, 'path'>,
  parameters: Readonly<Record<string, string>>,
): string {
  const given = readGiven(pathRequestSchema, { operation, parameters });
  const values = new Map(Object.entries(given.parameters));
  return given.operation.path.replaceAll(/\{(\w+)\}/g, (braced, name: string) => {
    const value = values.get(name);
    return value === undefined ? braced : percentEncoded(value);
  });
}

function operationOf(id: OperationId, line: string, scope: Scope | null): Operation {
  const [method, path] = line.split(' ') as [Method, string];
  const deprecation = DEPRECATIONS[id];
  const obsolescence = OBSOLESCENCES[id];
  return {
    id,
    method,
    path,
    scope,
    status: deprecation ? 'deprecated' : obsolescence ? 'obsolete' : 'current',
    replacedBy: deprecation ?? obsolescence ?? [],
  };
}

function parametersOf(template: string, segments: readonly string[]): Record<string, string> | null {
  const expected = template.split('/');
  if (expected.length !== segments.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const segment = segments[index] as string;
    if (!part.startsWith('{')) {
      if (part !== segment) return null;
      continue;
    }
    const value = decoded(segment);
    if (value === null || value === '') return null;
    parameters[part.slice(1, -1)] = value;
  }
  return parameters;
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
