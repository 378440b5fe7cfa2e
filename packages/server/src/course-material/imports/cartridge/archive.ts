import { open as openFile } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { damagedCartridgeProblem } from './damaged-cartridge-problem.ts'

const megabyte = 1024 * 1024
const mostEntries = 5000
/** Limit for all unpacked bytes of one archive. The real bytes are counted, not the sizes in its headers. */
const mostBytes = 1024 * megabyte
/** Higher compression than any written text reaches. Small files are exempt. */
const mostRatio = 250
const smallFile = megabyte

/** An untrusted zip archive. Its file names are never used as paths for writing. */
export interface Archive {
  /** Paths of its files, with forward slashes and composed characters. */
  readonly names: ReadonlySet<string>
  /** The bytes of a file, at most `limit`. */
  read(name: string, limit: number): Promise<Uint8Array>
  close(): void
}

/**
 * Opens a zip archive and reads its directory. Rejects with NOT_A_COURSE_FILE or COURSE_FILE_TOO_LARGE if it is
 * invalid.
 */
export async function openArchive(path: string): Promise<Archive> {
  await requireZip(path)
  const zip = await openPromise(path, { autoClose: false }).catch((error: unknown) => {
    throw damagedCartridgeProblem(error)
  })
  // Errors also reject the pending calls. Without a listener, an error would end the process.
  zip.on('error', () => {})
  try {
    const entries = await readEntries(zip)
    return archiveOver(zip, entries)
  } catch (error) {
    zip.close()
    throw error instanceof Problem ? error : asProblem(error)
  }
}

async function requireZip(path: string): Promise<void> {
  const file = await openFile(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    if (bytesRead === 4 && buffer.toString('latin1') === 'PK\x03\x04') return
  } finally {
    await file.close()
  }
  throw new Problem('NOT_A_COURSE_FILE')
}

async function readEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > mostEntries) {
    throw new Problem('COURSE_FILE_TOO_LARGE', { reason: 'files', values: { most: mostEntries } })
  }
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) {
      throw new Problem('NOT_A_COURSE_FILE', { reason: 'locked' })
    }
    if (entry.fileName.endsWith('/')) continue
    const name = entry.fileName.normalize('NFC').replace(/^(\.\/)+/, '')
    if (entries.has(name)) throw damagedCartridgeProblem(new Error('Two files have the same name.'))
    entries.set(name, entry)
  }
  return entries
}

/** Maps errors of the zip library for an invalid directory. */
function asProblem(error: unknown): Problem {
  const message = error instanceof Error ? error.message : ''
  if (/relative path|absolute path|invalid characters/.test(message)) {
    return new Problem('NOT_A_COURSE_FILE', { reason: 'outside', cause: error })
  }
  if (message.includes('encryption')) {
    return new Problem('NOT_A_COURSE_FILE', { reason: 'locked', cause: error })
  }
  return damagedCartridgeProblem(error)
}

function archiveOver(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Archive {
  let total = 0

  async function read(name: string, limit: number): Promise<Uint8Array> {
    const entry = entries.get(name)
    if (!entry) throw damagedCartridgeProblem(new Error('The archive does not contain this file.'))
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Uint8Array>) {
      size += chunk.length
      total += chunk.length
      const isBomb = size > smallFile && size > entry.compressedSize * mostRatio
      if (size > limit || total > mostBytes || isBomb) throw tooLarge(name, limit)
      chunks.push(chunk)
    }
    const bytes = Buffer.concat(chunks)
    if (crc32(bytes) !== entry.crc32) throw damagedCartridgeProblem(new Error('A checksum does not match.'))
    return bytes
  }

  return {
    names: new Set(entries.keys()),
    read: (name, limit) =>
      read(name, limit).catch((error: unknown) => {
        throw error instanceof Problem ? error : damagedCartridgeProblem(error)
      }),
    close: () => zip.close(),
  }
}

function tooLarge(name: string, limit: number): Problem {
  const values = { file: name.split('/').at(-1) ?? name, megabytes: Math.floor(limit / megabyte) }
  return new Problem('COURSE_FILE_TOO_LARGE', { reason: 'file', values })
}
