/** An error response with the body that Canvas sends. */
export class CanvasError extends Error {
  readonly status: number
  readonly body: object | string
  readonly headers: Record<string, string>

  constructor(status: number, body: object | string, headers: Record<string, string> = {}) {
    super(`Canvas error ${status}`)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

const challenge = { 'www-authenticate': 'Bearer realm="canvas-lms"' }

export const errors = {
  noKey: () =>
    new CanvasError(
      401,
      { status: 'unauthenticated', errors: [{ message: 'user authorization required' }] },
      challenge,
    ),
  badKey: () => new CanvasError(401, { errors: [{ message: 'Invalid access token.' }] }, challenge),
  noUserAgent: () => new CanvasError(403, { errors: [{ message: 'A User-Agent header is required.' }] }),
  notFound: () => new CanvasError(404, { errors: [{ message: 'The specified resource does not exist.' }] }),
  noSuchPage: () => new CanvasError(404, { message: 'page not found' }),
  noFrontPage: () => new CanvasError(404, { message: 'No front page has been set' }),
  badRequest: (message: string) => new CanvasError(400, { errors: [{ message }] }),
  /** The other shape of an error in a request. */
  message: (message: string) => new CanvasError(400, { message }),
  /** A value that the object refuses. */
  invalid: (attribute: string, type: string, message: string) =>
    new CanvasError(400, { errors: { [attribute]: [{ attribute, type, message }] } }),
  notPermitted: () =>
    new CanvasError(403, {
      status: 'unauthorized',
      errors: [{ message: 'user not authorized to perform that action' }],
    }),
  throttled: () =>
    new CanvasError(403, '403 Forbidden (Rate Limit Exceeded)\n', {
      'content-type': 'text/plain; charset=utf-8',
      'x-rate-limit-remaining': '0.0',
    }),
  broken: () =>
    new CanvasError(500, {
      errors: [{ message: 'An error occurred.', error_code: 'internal_server_error' }],
    }),
}
