import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { memoizeAsync } from './memoize-async.ts'

/** The encodings of HTTP in which a text is sent, the preferred one first. */
export const textEncodings = ['br', 'gzip'] as const
export type TextEncoding = (typeof textEncodings)[number]

/** The best compression takes thirty times as long, and makes a page a tenth smaller: too long for the first learners of a version. */
const brotliParameters = {
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: 5,
  },
}

const brotli = promisify(brotliCompress)

/** A text that many requests get. It is compressed once for each encoding, when the first request asks for it. */
export class SharedText {
  readonly text: string
  readonly #compressed: Readonly<Record<TextEncoding, () => Promise<Buffer>>>

  constructor(text: string) {
    this.text = text
    this.#compressed = {
      br: memoizeAsync(async () => brotli(text, brotliParameters)),
      gzip: memoizeAsync(async () => promisify(gzip)(text)),
    }
  }

  async encoded(encoding: TextEncoding): Promise<Buffer> {
    return this.#compressed[encoding]()
  }
}
