/** An error response with the body that Canvas sends. */
export class CanvasError extends Error {
  readonly status: number
  readonly body: object
  readonly headers: Record<string, string>

  constructor(status: number, body: object, headers: Record<string, string> = {}) {
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
  broken: () =>
    new CanvasError(500, {
      errors: [{ message: 'An error occurred.', error_code: 'internal_server_error' }],
    }),
}
