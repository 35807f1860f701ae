/** Which operation a request is for, and which scope its token needs. */
import {
  DEPRECATED,
  type Method,
  OBSOLETE,
  OPERATIONS_OF_SCOPE,
  type OperationId,
  TOKEN_OPERATION,
} from '../operations.js';
import { operationRequestSchema, pathRequestSchema, permissionRequestSchema } from '../schemas/arguments.js';
import { readGiven } from '../schemas/door.js';
import { type Scope, scopeSchema } from '../schemas/token.js';
import { percentEncoded } from './encoding.js';

export interface Operation {
  readonly id: OperationId;
  readonly method: Method;
  /** Relative to the base address; parameters in braces. */
  readonly path: string;
  /** Null for the token request, which needs none. */
  readonly scope: Scope | null;
  /** Obsolete: no longer maintained. */
  readonly status: 'current' | 'deprecated' | 'obsolete';
  /** What to ask instead; empty when current. */
  readonly replacedBy: readonly OperationId[];
}

export interface OperationMatch {
  readonly operation: Operation;
  /** Decoded path parameters by name. */
  readonly parameters: Readonly<Record<string, string>>;
}

const DEPRECATIONS: Readonly<Partial<Record<OperationId, readonly OperationId[]>>> = DEPRECATED;
const OBSOLESCENCES: Readonly<Partial<Record<OperationId, readonly OperationId[]>>> = OBSOLETE;

export const OPERATIONS: readonly Operation[] = [
  operationOf('getToken', TOKEN_OPERATION, null),
  ...scopeSchema.options.flatMap(scope =>
    Object.entries(OPERATIONS_OF_SCOPE[scope]).map(([id, line]) =>
      operationOf(id as OperationId, line, scope),
    ),
  ),
];

/** Null when the service has no such operation. A query behind the path is not looked at. */
export function findOperation(method: string, path: string): OperationMatch | null {
  const given = readGiven(operationRequestSchema, { method, path });
  const segments = (given.path.split('?', 1)[0] as string).split('/');
  for (const operation of OPERATIONS) {
    const parameters = operation.method === given.method ? parametersOf(operation.path, segments) : null;
    if (parameters !== null) return { operation, parameters };
  }
  return null;
}

/** Whether a token of the given scope may ask for the operation; null is no token, which the token request needs. */
export function isPermitted(operation: Pick<Operation, 'scope'>, tokenScope: Scope | null): boolean {
  const given = readGiven(permissionRequestSchema, { operation, tokenScope });
  return given.operation.scope === null || given.operation.scope === given.tokenScope;
}

/** The path with its parameters filled in and encoded; one that is not given stays as it is. */
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
