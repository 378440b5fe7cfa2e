import type { Endpoint } from '@lectern/domain/api/endpoint.ts'
import { lateAnswer, noAnswer } from './api-problem.ts'
import { fillIn, readAnswer, requireGood, type AnswerOf } from './call.ts'
import { authToken } from './session.ts'

/** An upload that sends nothing for so long has stalled. */
const stallMs = 60_000
/** What the server may take to read a file that it has whole. */
const workMs = 10 * 60_000

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
  file: Blob,
  options: UploadOptions,
): Promise<AnswerOf<E>> {
  const token = authToken()
  const answer = await send(endpoint, file, token, options)
  const response = await requireGood(endpoint, answer, token)
  return await readAnswer<E['answer']>(endpoint.answer, response)
}

function send(
  { method, path }: Endpoint,
  file: Blob,
  token: string | undefined,
  { params, signal, onProgress }: UploadOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    const give = () => request.abort()
    signal.addEventListener('abort', give)
    const stalled = stallTimer(() => {
      reject(lateAnswer(new Error('The upload has stalled.')))
      request.abort()
    })
    request.open(method, fillIn(path, params))
    request.setRequestHeader('Accept', 'application/json')
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.setRequestHeader('Slug', encodeURIComponent(file instanceof File ? file.name : ''))
    if (token !== undefined) request.setRequestHeader('Authorization', `Bearer ${token}`)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      stalled.restart(stallMs)
      onProgress(total > 0 ? loaded / total : 0)
    })
    request.upload.addEventListener('load', () => {
      stalled.restart(workMs)
      onProgress(1)
    })
    request.addEventListener('load', () => {
      const retryAfter = request.getResponseHeader('Retry-After')
      const headers: HeadersInit = retryAfter === null ? {} : { 'Retry-After': retryAfter }
      resolve(new Response(request.responseText, { status: request.status, headers }))
    })
    request.addEventListener('error', () => reject(noAnswer(new Error('The connection broke.'))))
    request.addEventListener('abort', () => reject(signal.reason))
    request.addEventListener('loadend', () => {
      stalled.stop()
      signal.removeEventListener('abort', give)
    })
    stalled.restart(stallMs)
    request.send(file)
  })
}

function stallTimer(onStall: () => void): { restart: (milliseconds: number) => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  const restart = (milliseconds: number) => {
    stop()
    timer = setTimeout(onStall, milliseconds)
  }
  return { restart, stop }
}
