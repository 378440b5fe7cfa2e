import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { z } from 'zod'

/** The response of a scripted provider to one request. */
export interface ScriptedAnswer {
  /** Defaults to 200. */
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Bytes and strings are sent unchanged, other values as JSON. */
  readonly body?: unknown
  /** Announces the whole body, sends half of it and disconnects. */
  readonly cut?: true
  /** Never answers. */
  readonly silent?: true
  /** Disconnects without a response. */
  readonly dropped?: true
  /** Sends half of the body and then nothing, but keeps the connection open. */
  readonly stalled?: true
  /** Sends half of the body, and the rest after this promise. */
  readonly restAfter?: Promise<unknown>
  /** Answers after this promise. */
  readonly after?: Promise<unknown>
}

export interface ReceivedRequest {
  readonly method: string
  readonly path: string
  readonly authorization: string | undefined
  /** All headers, with names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** The body that was sent, as text. */
  readonly text: string
  /** The JSON that was sent; undefined if there was none. */
  readonly body: unknown
}

export interface ScriptedProvider {
  /** With the version: `http://127.0.0.1:40123/v1`. */
  readonly url: string
  /** All requests, in order. */
  readonly requests: readonly ReceivedRequest[]
  /** Also after it was closed. */
  close(): Promise<void>
}

/** A provider of models on this machine with scripted responses: one for every request, or one after the other. */
export async function startScriptedProvider(
  script:
    | readonly ScriptedAnswer[]
    | ((request: ReceivedRequest) => ScriptedAnswer | Promise<ScriptedAnswer>),
): Promise<ScriptedProvider> {
  const requests: ReceivedRequest[] = []
  async function respond(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await receive(incoming)
    requests.push(request)
    const answer = typeof script === 'function' ? await script(request) : script[requests.length - 1]
    await answer?.after
    send(response, answer ?? { status: 500, body: { error: { message: 'The script has ended.' } } })
  }
  const server = createServer((incoming, response) => void respond(incoming, response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = z.object({ port: z.number() }).parse(server.address())
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    async close() {
      if (!server.listening) return
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
}

/** The response of a chat model in the format of OpenAI's API. */
export function chatAnswer(text: unknown, finishReason = 'stop'): ScriptedAnswer {
  const content = typeof text === 'string' ? text : JSON.stringify(text)
  const choice = { index: 0, message: { role: 'assistant', content }, finish_reason: finishReason }
  return {
    body: { id: 'chat-1', object: 'chat.completion', created: 0, model: 'scripted', choices: [choice] },
  }
}

async function receive(incoming: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Uint8Array[] = []
  for await (const chunk of incoming) chunks.push(z.instanceof(Uint8Array).parse(chunk))
  const text = Buffer.concat(chunks).toString('utf8')
  return {
    method: incoming.method ?? '',
    path: incoming.url ?? '',
    authorization: incoming.headers.authorization,
    headers: Object.fromEntries(
      Object.entries(incoming.headers).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    ),
    text,
    body: /^[{[]/.test(text) ? JSON.parse(text) : undefined,
  }
}

function send(
  response: ServerResponse,
  { status = 200, headers, body = '', cut, silent, dropped, stalled, restAfter }: ScriptedAnswer,
): void {
  if (silent) return
  if (dropped) return void response.destroy()
  const plain = typeof body === 'string' || body instanceof Uint8Array
  const bytes = Buffer.from(plain ? body : JSON.stringify(body))
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': bytes.length,
    ...headers,
  })
  if (!cut && !stalled && !restAfter) return void response.end(bytes)
  const half = Math.floor(bytes.length / 2)
  response.write(bytes.subarray(0, half), () => {
    if (cut) response.destroy()
    void restAfter?.then(() => response.end(bytes.subarray(half)))
  })
}
