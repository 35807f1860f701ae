/** Every refusal has the body that the specification shows for a score: code, description, details, correlation id. */
import { InvalidRequestError } from 'open-banking-insights';
import { serialiseInvalidRequest } from 'open-banking-insights/service';

/** An error that is answered with a status and a code. */
export function refusal(statusCode, code, message) {
  return Object.assign(new Error(message), { statusCode, code });
}

export function answerError(error, request, reply) {
  const correlationId = request.id;
  if (error instanceof InvalidRequestError)
    return reply.code(400).send(serialiseInvalidRequest(error, correlationId));
  const statusCode = error.statusCode ?? 500;
  // What went wrong inside is for the log alone.
  if (statusCode === 500) request.log.error(error);
  return reply.code(statusCode).send({
    code: statusCode === 500 ? 'internal_error' : error.code,
    description: statusCode === 500 ? 'Something went wrong.' : 'The request is refused.',
    details: statusCode === 500 ? 'The correlation id leads to the log.' : error.message,
    correlationId,
  });
}
