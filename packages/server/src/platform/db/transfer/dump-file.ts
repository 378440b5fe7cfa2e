import { createReadStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { TransferError } from './dump.ts'

const bytesAtOnce = 256 * 1024
/** Far more than any row of Lectern needs; a file of another kind may be one endless line. */
const mostBytesOfLine = 256 * 1024 * 1024
const lineFeed = 0x0a

/**
 * The lines of a file, which is opened when the first line is requested. Throws a `TransferError` if it is not
 * UTF-8.
 */
export async function* readLines(path: string): AsyncGenerator<string, void> {
  yield* splitLines(createReadStream(path, { highWaterMark: bytesAtOnce }))
}

/** Splits UTF-8 into lines. Reads a chunk only after all previous lines were consumed. */
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

function decode(chunks: readonly Buffer[]): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch (cause) {
    throw new TransferError('This file is damaged. Please export again.', { cause })
  }
}

/**
 * Creates a file that only its owner may read, writes the lines that `work` passes, and syncs it to the disk.
 * Refuses to overwrite a file. Removes the file if the work fails.
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
