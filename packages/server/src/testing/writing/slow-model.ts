/** The pace of a simulated model. */
export interface Pace {
  /** Milliseconds until the first token. */
  readonly firstTokenMs: number
  readonly tokensPerSecond: number
  /** How many times faster than real time it runs. */
  readonly speed: number
}

/** One call of a simulated model, in milliseconds and tokens of the simulation. */
export interface SimulatedCall {
  readonly ms: number
  readonly input: number
  readonly output: number
}

export interface SlowModel {
  /** In place of the `fetch` of a writer. */
  readonly fetch: typeof fetch
  readonly calls: readonly SimulatedCall[]
}

const charactersPerToken = 4
const tokensPerEvent = 8

/** A model without a network that streams the answers of `answer` at a pace. */
export function createSlowModel(answer: (body: unknown) => object, pace: Pace): SlowModel {
  const calls: SimulatedCall[] = []
  return {
    calls,
    fetch: async (_input, init) => {
      const body = typeof init?.body === 'string' ? init.body : ''
      const text = JSON.stringify(answer(JSON.parse(body)))
      const output = Math.ceil(text.length / charactersPerToken)
      calls.push({
        ms: pace.firstTokenMs + (output / pace.tokensPerSecond) * 1000,
        input: Math.ceil(body.length / charactersPerToken),
        output,
      })
      return new Response(streamed(text, pace), { headers: { 'content-type': 'text/event-stream' } })
    },
  }
}

/** The events follow the clock, so that a late timer does not delay the later ones. */
function streamed(text: string, { firstTokenMs, tokensPerSecond, speed }: Pace): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const begins = performance.now()
  const step = tokensPerEvent * charactersPerToken
  let sent = 0
  return new ReadableStream({
    async pull(controller) {
      const tokens = Math.min(sent + step, text.length) / charactersPerToken
      const due = begins + (firstTokenMs + (tokens / tokensPerSecond) * 1000) / speed
      const wait = due - performance.now()
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
      const late = ((performance.now() - begins) * speed - firstTokenMs) / 1000
      const end = Math.min(
        text.length,
        Math.max(sent + step, Math.floor(late * tokensPerSecond) * charactersPerToken),
      )
      const isLast = end === text.length
      const choice = {
        index: 0,
        delta: { content: text.slice(sent, end) },
        finish_reason: isLast ? 'stop' : null,
      }
      sent = end
      controller.enqueue(encoder.encode(`data: ${JSON.stringify({ choices: [choice] })}\n\n`))
      if (!isLast) return
      controller.enqueue(encoder.encode('data: [DONE]\n\n'))
      controller.close()
    },
  })
}
