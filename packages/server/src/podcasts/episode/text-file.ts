import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ServedFile } from '../../media/served-file.ts'

/** A text as a file. With a `name`, browsers download it under that name; otherwise they show it. */
export function textFile(contentType: string, text: string, name?: string): ServedFile {
  const bytes = Buffer.from(text, 'utf8')
  return {
    contentType,
    bytes: bytes.length,
    version: createHash('sha256').update(bytes).digest('hex').slice(0, 32),
    ...(name === undefined ? {} : { name }),
    read: async ({ start, end }) => Readable.from([bytes.subarray(start, end + 1)], { objectMode: false }),
  }
}
