/** A canvas context that remembers what it was told, in words: each call with its arguments, each property as it was set. */
export function recordingContext(canvas: Pick<HTMLCanvasElement, 'width' | 'height'>) {
  const told: string[] = []
  const numbers: number[] = []
  const tell = (words: string, values: readonly unknown[]) => {
    told.push(`${words} ${values.map(String).join(' ')}`)
    numbers.push(...values.flat().filter((value) => typeof value === 'number'))
  }
  const gradient = { addColorStop: (...stop: unknown[]) => tell('addColorStop', stop) }
  const context = new Proxy(
    { canvas },
    {
      get: (target, name) =>
        name === 'canvas'
          ? target.canvas
          : (...values: unknown[]) => {
              tell(String(name), values)
              return String(name).endsWith('Gradient') ? gradient : undefined
            },
      set: (_, name, value) => {
        tell(String(name), [value === gradient ? 'gradient' : value])
        return true
      },
    },
  )
  // Only what backgrounds do with a context is imitated.
  return { context: context as unknown as CanvasRenderingContext2D, told, numbers }
}
