import type { Endpoint } from '@lectern/domain/api/endpoint/endpoint.ts'
import { lateAnswer, noAnswer } from './api-problem.ts'
import { acceptLanguage, fillIn, readAnswer, requireGood, type AnswerOf } from './call.ts'
import { authToken } from './session.ts'

/** An upload that sends no bytes for this time has stalled. */
const stallMs = 60_000
/** Timeout for the server to process the complete file. */
const workMs = 10 * 60_000

export interface UploadOptions {
  /** The parameters of the endpoint's path. */
  readonly params?: Readonly<Record<string, string>>
  readonly signal: AbortSignal
  /** Called with the share of the file that was sent, from 0 to 1. */
  readonly onProgress: (share: number) => void
}

/**
 * Sends a file to an endpoint and returns the body of the response. Fails like `call`. It uses XMLHttpRequest, because
 * `fetch` does not report the progress of an upload.
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
    const abortRequest = () => request.abort()
    signal.addEventListener('abort', abortRequest)
    const stalled = stallTimer(() => {
      reject(lateAnswer(new Error('The upload has stalled.')))
      request.abort()
    })
    request.open(method, fillIn(path, params))
    request.setRequestHeader('Accept', 'application/json')
    request.setRequestHeader('Accept-Language', acceptLanguage())
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
      signal.removeEventListener('abort', abortRequest)
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
