import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Files of fewer bytes would not become smaller by a packet. The server uses the same limit for its other answers. */
const smallest = 1024

/**
 * Writes a `.br` and a `.gz` file beside each script and style of the build. The server sends them (`http/program-files.ts`)
 * and does not compress them for each request, so the build can afford the slowest and smallest compression.
 */
export const compressFiles: Plugin = {
  name: 'compress-files',
  apply: 'build',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  async writeBundle({ dir }, bundle) {
    const texts = Object.values(bundle).filter(({ fileName }) => /\.(js|css)$/.test(fileName))
    await Promise.all(
      texts.map(async (file) => {
        const content = Buffer.from(file.type === 'chunk' ? file.code : file.source)
        if (content.length < smallest || dir === undefined) return
        const path = join(dir, file.fileName)
        await Promise.all([
          writeFile(`${path}.br`, await brotli(content, textParameters(content.length))),
          writeFile(`${path}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION })),
        ])
      }),
    )
  },
}

const brotli = promisify(brotliCompress)

const textParameters = (bytes: number) => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  },
})
