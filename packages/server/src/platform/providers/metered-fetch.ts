/** An error response is read up to this length. Later bytes are not useful. */
const maxErrorBytes = 64 * 1024

/**
 * A `fetch` that counts the bytes of responses as they arrive, before they are stored. `heard` is called when a request
 * is sent and when data arrives. `tooLarge` is called once a response exceeds `maxBytes`; it must abort the request.
 * Error responses are truncated instead.
 */
export function meteredFetch(
  fetch: typeof globalThis.fetch,
  meter: { maxBytes: (response: Response) => number; heard: () => void; tooLarge: () => void },
): typeof globalThis.fetch {
  return async (input, init) => {
    meter.heard()
    const response = await fetch(input, init)
    meter.heard()
    if (!response.body) return response
    const maxBytes = response.ok ? meter.maxBytes(response) : maxErrorBytes
    let bytes = 0
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        meter.heard()
        bytes += chunk.length
        if (bytes <= maxBytes) controller.enqueue(chunk)
        else if (response.ok) meter.tooLarge()
        else controller.terminate()
      },
    })
    return new Response(response.body.pipeThrough(counted), response)
  }
}
