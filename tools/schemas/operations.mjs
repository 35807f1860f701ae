/** What each operation of the example server takes and with which statuses it answers. */

/** In the order of the document. */
export const SERVED = {
  getToken: 'Get a token for one scope.',
  enrichTransactions: 'Say of each transaction what it is.',
  verifyIncome: 'Find the streams of income of an account.',
  assessAffordability: 'Work out what is left at the end of a month.',
  getScore: 'Get the score of a stored account.',
  getConsumerFinancialHealth: 'Assess the financial health of a person.',
  getBusinessFinancialHealth: 'Assess the financial health of a business.',
  getStatement: 'Get a statement of a stored account as a PDF.',
  getUserReport: 'Get a report of all that is stored of a user as a PDF.',
};

/** What the example server takes in the query beyond what the service does. */
export function parametersOfOurs({ id }, { REPORT_SECTIONS }) {
  if (id !== 'getUserReport') return [];
  const description =
    'Of the example server: the sections to show, with commas between their names. Without it, all of them.';
  const schema = { type: 'array', items: { type: 'string', enum: [...REPORT_SECTIONS] } };
  return [{ in: 'query', name: 'sections', description, style: 'form', explode: false, schema }];
}

const refused = description => ({ description, schema: 'refusalBodySchema' });

/** Of every route, whatever is asked of it. */
const ALWAYS = {
  400: { description: 'The request is not valid.', schema: 'invalidRequestBodySchema' },
  408: refused('The request came too slowly.'),
  431: refused('The headers are too large.'),
};

/** By status: a sentence, and the name of the schema that the body has. */
export function answersOf({ id, path, scope }, response) {
  const isPosted = path.startsWith('/insights-engine/') || scope === null;
  const isStored = path.includes('{');
  return {
    200: { description: response === undefined ? 'The document, a PDF.' : 'The answer.', schema: response },
    ...ALWAYS,
    401: refused(scope === null ? 'The credentials are wrong.' : 'A valid bearer token is needed.'),
    ...(scope !== null && { 403: refused('The token has another scope.') }),
    ...(isPosted && {
      413: refused('The body is too large.'),
      415: refused('The body is of another type.'),
    }),
    ...(isStored && {
      404: refused(`There is no such ${path.includes('{userId}') ? 'user' : 'consent or account'}.`),
      422:
        id === 'getScore'
          ? { description: 'The account cannot be scored.', schema: 'scoreNotGeneratedSchema' }
          : refused('What is stored cannot be assessed.'),
    }),
    500: refused('Something went wrong.'),
    ...(id === 'getScore' && { 501: refused('No score is configured.') }),
    ...(scope !== null && {
      503: refused('Too many requests are waiting, or this one needs too much time or memory.'),
    }),
  };
}

/** Routes of the example server that the service does not have. */
export const OURS = {
  '/openapi.json': {
    operationId: 'getOpenApi',
    summary: 'Get this document.',
    schema: { type: 'object' },
  },
  '/health': {
    operationId: 'getHealth',
    summary: 'Ask whether the server takes requests.',
    schema: {
      type: 'object',
      properties: { status: { const: 'ok' } },
      required: ['status'],
      additionalProperties: false,
    },
  },
};

export function answersOfOurs() {
  return ALWAYS;
}
