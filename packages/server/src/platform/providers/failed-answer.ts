/**
 * A response of a provider with an error status. It contains what the provider sent, so it must become a problem
 * (`provider-problem.ts`) before it is logged or stored.
 */
export class FailedAnswer extends Error {
  override readonly name = 'FailedAnswer'
  readonly statusCode: number
  readonly responseHeaders: Readonly<Record<string, string>>
  readonly responseBody: string

  constructor(response: Response, body: string) {
    super(`The provider answered with ${response.status}`)
    this.statusCode = response.status
    this.responseHeaders = Object.fromEntries(response.headers)
    this.responseBody = body
  }
}
