import type { Endpoint } from '@lectern/domain/api/endpoint.ts'
import { noAnswer } from './api-problem.ts'
import { fillIn, readAnswer, requireGood, type AnswerOf } from './call.ts'
import { authToken } from './session.ts'

export interface UploadOptions {
  /** What the endpoint's path names. */
  readonly params?: Readonly<Record<string, string>>
  readonly signal: AbortSignal
  /** How much of the file has left, from 0 to 1. */
  readonly onProgress: (share: number) => void
}

/**
 * Sends a file to an endpoint that takes one, and gives the body of its answer. Fails as `call` does. By
 * XMLHttpRequest, since `fetch` does not tell how much was sent.
 */
export async function upload<E extends Endpoint>(
  endpoint: E,
  file: File,
  options: UploadOptions,
): Promise<AnswerOf<E>> {
  const token = authToken()
  const answer = await send(endpoint, file, token, options)
  const response = await requireGood(endpoint, answer, token)
  return await readAnswer<E['answer']>(endpoint.answer, response)
}

function send(
  { method, path }: Endpoint,
  file: File,
  token: string | undefined,
  { params, signal, onProgress }: UploadOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    const give = () => request.abort()
    signal.addEventListener('abort', give)
    request.open(method, fillIn(path, params))
    request.setRequestHeader('Accept', 'application/json')
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.setRequestHeader('Slug', encodeURIComponent(file.name))
    if (token !== undefined) request.setRequestHeader('Authorization', `Bearer ${token}`)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.upload.addEventListener('load', () => onProgress(1))
    request.addEventListener('load', () =>
      resolve(new Response(request.responseText, { status: request.status })),
    )
    request.addEventListener('error', () => reject(noAnswer(new Error('The connection broke.'))))
    request.addEventListener('abort', () => reject(signal.reason))
    request.addEventListener('loadend', () => signal.removeEventListener('abort', give))
    request.send(file)
  })
}
