import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { answerFromPrompt } from './answer-from-prompt.ts'

/** How a scripted model answers one request, with this body. A text is streamed in the format of chat models. */
export type ModelAnswer = string | ((response: ServerResponse, body: string) => void)

export interface ScriptedModel {
  /** With the version: `http://127.0.0.1:40123/v1`. */
  readonly url: string
  /** Bodies of the requests, in order. */
  readonly requests: readonly string[]
  /** Requests whose connection the caller closed before the response was complete. */
  readonly left: number
  close(): Promise<void>
}

/**
 * A language model on this machine that streams its responses one after the other and repeats the last one. It can also
 * hang, send slowly or without end, and answer with any status: see the functions below.
 */
export async function startScriptedModel(...answers: readonly ModelAnswer[]): Promise<ScriptedModel> {
  const requests: string[] = []
  let left = 0
  async function respond(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(incoming)
    requests.push(body)
    response.on('close', () => {
      if (!response.writableFinished) left += 1
    })
    const answer = answers[Math.min(requests.length, answers.length) - 1] ?? ''
    if (typeof answer === 'string') streamAnswer(answer)(response)
    else answer(response, body)
  }
  const server = createServer((incoming, response) => void respond(incoming, response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = z.object({ port: z.number() }).parse(server.address())
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    get left() {
      return left
    },
    async close() {
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
}

/** One event of a streamed chat completion. */
export function chunk(delta: object, finishReason: string | null = null): string {
  return `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finishReason }] })}\n\n`
}

/** A text in chunks, as models stream their tokens. With `finishReason` null the stream ends without one. */
export function streamAnswer(
  written: string,
  finishReason: string | null = 'stop',
): (response: ServerResponse) => void {
  return (response) => {
    begin(response)
    for (const content of written.match(/[^]{1,40}/g) ?? []) response.write(chunk({ content }))
    if (finishReason) response.write(chunk({}, finishReason))
    response.end('data: [DONE]\n\n')
  }
}

/** Plans and writes from the page in its prompt. */
export const echoAnswer = (response: ServerResponse, body: string): void =>
  streamAnswer(JSON.stringify(answerFromPrompt(JSON.parse(body))))(response)

/** Events as they are given. */
export function events(...all: readonly string[]): ModelAnswer {
  return (response) => {
    begin(response)
    response.end(all.join(''))
  }
}

/** A status with a body and headers. */
export function status(
  code: number,
  body: unknown = '',
  headers: Readonly<Record<string, string>> = {},
): (response: ServerResponse) => void {
  return (response) => {
    response.writeHead(code, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}

/** Takes the request and never answers. */
export const neverAnswers: ModelAnswer = () => {}

/** Starts to answer and never continues. */
export const stopsMidway: ModelAnswer = (response) => {
  begin(response)
  response.write(chunk({ content: '{"title": "' }))
}

/** Sends a letter every few milliseconds and never ends. */
export const answersSlowly: ModelAnswer = (response) => {
  begin(response)
  const timer = setInterval(() => response.write(chunk({ content: 'a' })), 5)
  response.on('close', () => clearInterval(timer))
}

/** Sends as fast as the caller reads, until the caller disconnects or `megabytes` are sent. */
export function answersEndlessly(
  megabytes: number,
  repeated = chunk({ content: 'a'.repeat(16_000) }),
  headers: Readonly<Record<string, string>> = {},
  code = 200,
): ModelAnswer & { sent: () => number } {
  let bytes = 0
  const answer = (response: ServerResponse) => {
    response.writeHead(code, { 'content-type': 'text/event-stream', ...headers })
    const write = () => {
      while (bytes < megabytes * 1024 * 1024) {
        bytes += repeated.length
        if (!response.write(repeated)) return response.once('drain', write)
      }
      return response.end()
    }
    write()
  }
  return Object.assign(answer, { sent: () => bytes })
}

function begin(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
}
