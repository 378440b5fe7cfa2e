/** A canvas context that records its use as text: each call with its arguments, and each property with its value. */
export function recordingContext(canvas: Pick<HTMLCanvasElement, 'width' | 'height'>) {
  const calls: string[] = []
  const numbers: number[] = []
  const record = (words: string, values: readonly unknown[]) => {
    calls.push(`${words} ${values.map(String).join(' ')}`)
    numbers.push(...values.flat().filter((value) => typeof value === 'number'))
  }
  const gradient = { addColorStop: (...stop: unknown[]) => record('addColorStop', stop) }
  const context = new Proxy(
    { canvas },
    {
      get: (target, name) =>
        name === 'canvas'
          ? target.canvas
          : (...values: unknown[]) => {
              record(String(name), values)
              return String(name).endsWith('Gradient') ? gradient : undefined
            },
      set: (_, name, value) => {
        record(String(name), [value === gradient ? 'gradient' : value])
        return true
      },
    },
  )
  // The context has only the functions that backgrounds use.
  return { context: context as unknown as CanvasRenderingContext2D, calls, numbers }
}
