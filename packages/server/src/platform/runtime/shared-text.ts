import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/** The encodings of HTTP in which a text is sent, the preferred one first. */
export const textEncodings = ['br', 'gzip'] as const
export type TextEncoding = (typeof textEncodings)[number]

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** A text that many requests get. It is compressed once for each encoding, when the first request asks for it. */
export class SharedText {
  readonly text: string
  readonly #compressed = new Map<TextEncoding, Promise<Buffer>>()

  constructor(text: string) {
    this.text = text
  }

  async encoded(encoding: TextEncoding): Promise<Buffer> {
    const known = this.#compressed.get(encoding)
    if (known) return known
    const bytes = compress[encoding](this.text)
    this.#compressed.set(encoding, bytes)
    return bytes
  }
}
