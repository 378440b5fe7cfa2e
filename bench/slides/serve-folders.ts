import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wav': 'audio/wav',
  '.woff2': 'font/woff2',
}
const zipped = /html|javascript|css|json|svg/

/**
 * Serves each entry of `folders` as a folder at the root, with text gzipped. Any other path gets the folder's
 * index.html. Text is compressed once, before the measurement.
 */
export async function serveFolders(folders: Readonly<Record<string, string>>) {
  const cache = new Map<string, { body: Buffer; headers: Record<string, string> }>()

  function read(path: string) {
    const [, name = '', ...rest] = normalize(decodeURIComponent(path)).split('/')
    const folder = folders[name]
    if (folder === undefined) return undefined
    const asked = join(folder, ...rest)
    const file = existsSync(asked) && statSync(asked).isFile() ? asked : join(folder, 'index.html')
    const known = cache.get(file)
    if (known) return known
    const type = types[extname(file)] ?? 'application/octet-stream'
    const zip = zipped.test(type)
    const body = zip ? gzipSync(readFileSync(file)) : readFileSync(file)
    const found = { body, headers: { 'content-type': type, ...(zip && { 'content-encoding': 'gzip' }) } }
    cache.set(file, found)
    return found
  }

  const server = createServer((request, answer) => {
    const found = read((request.url ?? '/').split('?')[0] ?? '/')
    if (!found) return answer.writeHead(404).end()
    // Browsers play audio only if the server supports range requests.
    const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '')
    if (!range) return answer.writeHead(200, found.headers).end(found.body)
    const { length } = found.body
    const [start, end] = [Number(range[1]), range[2] ? Number(range[2]) : length - 1]
    const headers = { ...found.headers, 'content-range': `bytes ${start}-${end}/${length}` }
    return answer.writeHead(206, headers).end(found.body.subarray(start, end + 1))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
