import type { MissingMedia } from '@lectern/domain/documents/missing-media.ts'
import type { CatalogueStore } from '../../../course-material/media/catalogue-store.ts'
import { fileNameOf } from '../../../course-material/media/media-address.ts'
import type { MediaStore } from '../../../course-material/media/media-store.ts'
import type { NamedMedia } from '../format/document-format.ts'

export interface StoredFiles {
  readonly catalogue: Pick<CatalogueStore, 'findAll'>
  readonly media: Pick<MediaStore, 'read'>
}

/** Files that are read at the same time. */
const readAtOnce = 8

/** The slides or segments with files that learners of a course do not get, because they cannot be read. */
export async function missingMedia(
  { catalogue, media }: StoredFiles,
  { courseSystem, courseId }: { readonly courseSystem: string; readonly courseId: string },
  parts: readonly NamedMedia[],
): Promise<MissingMedia> {
  const addresses = parts.flatMap(({ pictures, audio }) => [...pictures, ...audio])
  const names = [...new Set(addresses.flatMap((address) => fileNameOf(address) ?? []))]
  const files = await catalogue.findAll(names)
  // As for learners: they get files of their course.
  const known = files.filter((file) => file.courseSystem === courseSystem && file.courseId === courseId)
  const readable = await readableOf(
    media,
    known.map(({ filename }) => filename),
  )
  const isMissing = (address: string) => !readable.has(fileNameOf(address) ?? '')
  const numbersOf = (kind: keyof NamedMedia) =>
    parts.flatMap((part, index) => (part[kind].some(isMissing) ? [index + 1] : []))
  return { pictures: numbersOf('pictures'), audio: numbersOf('audio') }
}

async function readableOf(
  media: Pick<MediaStore, 'read'>,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const readable = new Set<string>()
  for (let at = 0; at < names.length; at += readAtOnce) {
    const some = names.slice(at, at + readAtOnce)
    // oxlint-disable-next-line no-await-in-loop -- a slideshow may have hundreds of files
    const results = await Promise.all(some.map((name) => isReadable(media, name)))
    for (const [index, name] of some.entries()) if (results[index]) readable.add(name)
  }
  return readable
}

/** Reads the first byte, because a file may exist without being readable, for example on a damaged disk. */
async function isReadable({ read }: Pick<MediaStore, 'read'>, name: string): Promise<boolean> {
  try {
    const stream = await read(name, { start: 0, end: 0 })
    if (!stream) return false
    let bytes = 0
    for await (const chunk of stream as AsyncIterable<Uint8Array>) bytes += chunk.length
    return bytes > 0
  } catch {
    return false
  }
}
