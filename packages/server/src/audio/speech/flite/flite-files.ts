/** The arguments and the in-memory file system of one run of the program. */
export class FliteFiles {
  readonly args: readonly Uint8Array[]
  readonly #files = new Map<string, MemoryFile>()
  /** Descriptors 0 to 3 are the standard streams and the root folder. */
  readonly #opened: (OpenFile | undefined)[] = [undefined, undefined, undefined, undefined]

  constructor(args: readonly string[] = [], files: ReadonlyMap<string, Uint8Array> = new Map()) {
    this.args = args.map((arg) => new TextEncoder().encode(`${arg}\0`))
    for (const [name, bytes] of files) this.#files.set(name, { bytes, size: bytes.length })
  }

  /** A descriptor; undefined if the file does not exist. */
  open(name: string, { create, truncate }: { create: boolean; truncate: boolean }): number | undefined {
    const file = this.#files.get(name) ?? (create ? { bytes: new Uint8Array(1 << 16), size: 0 } : undefined)
    if (!file) return undefined
    if (truncate) file.size = 0
    this.#files.set(name, file)
    return this.#opened.push(new OpenFile(file)) - 1
  }

  opened(descriptor: number): OpenFile | undefined {
    return this.#opened[descriptor]
  }

  contents(): Map<string, Uint8Array> {
    return new Map(Array.from(this.#files, ([name, { bytes, size }]) => [name, bytes.subarray(0, size)]))
  }
}

interface MemoryFile {
  /** At least `size` long; grows by doubling. */
  bytes: Uint8Array
  size: number
}

class OpenFile {
  readonly #file: MemoryFile
  #at = 0

  constructor(file: MemoryFile) {
    this.#file = file
  }

  /** Fills the buffer from the current position. Returns the number of bytes. */
  read(buffer: Uint8Array): number {
    const chunk = this.#file.bytes.subarray(this.#at, Math.min(this.#at + buffer.length, this.#file.size))
    buffer.set(chunk)
    this.#at += chunk.length
    return chunk.length
  }

  write(buffer: Uint8Array): number {
    const file = this.#file
    const end = this.#at + buffer.length
    if (end > file.bytes.length) {
      const larger = new Uint8Array(Math.max(end, file.bytes.length * 2))
      larger.set(file.bytes)
      file.bytes = larger
    }
    file.bytes.set(buffer, this.#at)
    file.size = Math.max(file.size, end)
    this.#at = end
    return buffer.length
  }

  /** Seeks from the start, the current position or the end (origin 0, 1, 2). Returns the new position. */
  seek(offset: number, origin: number): number {
    const from = [0, this.#at, this.#file.size][origin] ?? 0
    this.#at = Math.max(0, from + offset)
    return this.#at
  }
}
