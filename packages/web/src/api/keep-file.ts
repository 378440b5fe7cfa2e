import type { Endpoint } from '@lectern/domain/api/endpoint.ts'
import { noAnswer } from './api-problem.ts'
import { fillIn, requireGood } from './call.ts'
import { authToken } from './session.ts'

interface FileRequest {
  readonly params: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}

/**
 * Lets the browser keep the file that an endpoint answers. One byte of it is fetched before: so a problem is thrown, as
 * `call` does, and not kept as a file; and what the server has to make first is made while the signal can end the waiting.
 */
export async function keepFile(
  endpoint: Endpoint,
  { params, query = {}, signal }: FileRequest,
): Promise<void> {
  const search = new URLSearchParams(query).toString()
  const address = `${fillIn(endpoint.path, params)}${search && `?${search}`}`
  const token = authToken()
  const response = await fetch(address, {
    headers: { Range: 'bytes=0-0', ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) },
    signal,
  }).catch((cause: unknown) => {
    if (signal.aborted) throw cause
    throw noAnswer(cause)
  })
  await requireGood(endpoint, response, token)
  follow(address)
}

/** As if somebody had pressed a link to it. The server names the file. */
function follow(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}
