/** An answer that says why a call failed is read to this length; more cannot be of use. */
const mostErrorBytes = 64 * 1024

/**
 * A `fetch` whose answers are counted as they arrive, before anything is kept of them. `heard` is called when a request is
 * sent and whenever something arrives. `tooLarge` is called once an answer exceeds `mostBytes`; it has to abort the request.
 * Answers that are no success are cut instead.
 */
export function meteredFetch(
  fetch: typeof globalThis.fetch,
  meter: { mostBytes: (response: Response) => number; heard: () => void; tooLarge: () => void },
): typeof globalThis.fetch {
  return async (input, init) => {
    meter.heard()
    const response = await fetch(input, init)
    meter.heard()
    if (!response.body) return response
    const mostBytes = response.ok ? meter.mostBytes(response) : mostErrorBytes
    let bytes = 0
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        meter.heard()
        bytes += chunk.length
        if (bytes <= mostBytes) controller.enqueue(chunk)
        else if (response.ok) meter.tooLarge()
        else controller.terminate()
      },
    })
    return new Response(response.body.pipeThrough(counted), response)
  }
}
