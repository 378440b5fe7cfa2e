import { createReadStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { TransferError } from './dump.ts'

const bytesAtOnce = 256 * 1024
/** No row of ours is nearly as long; a file of another kind may be one endless line. */
const mostBytesOfLine = 256 * 1024 * 1024
const lineFeed = 0x0a

/** The lines of a file, which is opened when the first one is asked for. Throws a `TransferError` where it is no text. */
export async function* readLines(path: string): AsyncGenerator<string, void> {
  yield* splitLines(createReadStream(path, { highWaterMark: bytesAtOnce }))
}

/** Lines of UTF-8, taking a chunk only when all lines of those before it were taken. */
export async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string, void> {
  let begun: Buffer[] = []
  let bytes = 0
  for await (const chunk of chunks) {
    let from = 0
    for (let at = chunk.indexOf(lineFeed); at >= 0; at = chunk.indexOf(lineFeed, from)) {
      yield decode([...begun, chunk.subarray(from, at)])
      begun = []
      bytes = 0
      from = at + 1
    }
    begun.push(chunk.subarray(from))
    bytes += chunk.length - from
    if (bytes > mostBytesOfLine) throw new TransferError('This file is not an export of Lectern.')
  }
  if (bytes > 0) yield decode(begun)
}

function decode(pieces: readonly Buffer[]): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces))
  } catch (cause) {
    throw new TransferError('This file is damaged. Please export again.', { cause })
  }
}

/**
 * Creates a file that only its owner may read, writes what `work` hands over line by line, and forces it to the disk.
 * Refuses to overwrite a file. When the work fails no file stays behind.
 */
export async function writeLines<T>(
  path: string,
  work: (write: (line: string) => Promise<void>) => Promise<T>,
): Promise<T> {
  const file = await open(path, 'wx', 0o600)
  let waiting: string[] = []
  let characters = 0
  const flush = async () => {
    await file.appendFile(waiting.join(''))
    waiting = []
    characters = 0
  }
  try {
    const result = await work(async (line) => {
      waiting.push(line, '\n')
      characters += line.length
      if (characters > bytesAtOnce) await flush()
    })
    await flush()
    await file.sync()
    return result
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await file.close()
  }
}
