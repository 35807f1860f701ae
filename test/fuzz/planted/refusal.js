export class InvalidRequestError extends Error {
  name = 'InvalidRequestError';
  code = 'invalid_request';

  constructor(issues) {
    super(issues[0]?.message ?? 'invalid request');
    this.issues = issues;
    this.issueCount = issues.length;
  }
}
