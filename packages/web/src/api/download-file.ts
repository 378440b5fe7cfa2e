import type { Endpoint } from '@lectern/domain/api/endpoint/endpoint.ts'
import { noAnswer } from './api-problem.ts'
import { fillIn, requireGood } from './call.ts'
import { authToken } from './session.ts'

interface FileRequest {
  readonly params: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}

/**
 * Downloads the file of an endpoint. It first requests one byte, so that a problem is thrown as by `call` and not saved as
 * a file. The server may create the file during this request, which the signal can abort.
 */
export async function downloadFile(
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
  openDownload(address)
}

/** Acts as a pressed link to the address. The server names the file. */
function openDownload(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}
