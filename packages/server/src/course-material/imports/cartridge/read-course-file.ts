import { Problem } from '@lectern/domain/problems/problems.ts'
import type { SystemPage } from '../../courses/course-system.ts'
import type { Archive } from './archive.ts'
import { canvasPaths, readCanvasModules, readCanvasSettings } from './canvas-settings.ts'
import { licenseOf } from './license.ts'
import { readManifest, type Resource } from './manifest.ts'
import type { Outline } from './outline.ts'
import type { PageHtml } from './page-html.ts'
import { placePages } from './place-pages.ts'
import { readAnyPageHtml } from './read-any-page-html.ts'
import { readXml, type XmlElement } from './read-xml.ts'

const megabyte = 1024 * 1024
const mostXml = 4 * megabyte
const mostTitle = 300
const mostHtml = 4 * megabyte
/** For all pages together, because they are held in memory until they are stored. */
const mostPages = 64 * megabyte

/** The content of a course file. */
export interface CourseFile {
  readonly name: string
  readonly code: string
  readonly language?: string
  readonly license?: string
  readonly pages: readonly { readonly id: string; readonly title: string; readonly html: string }[]
  /** Every place of its pages, in order. */
  readonly places: readonly SystemPage[]
  /** Paths in the archive of the images that its pages show. */
  readonly pictures: readonly string[]
}

/** A page that was read, with the resources that refer to it. */
interface ReadPage extends PageHtml {
  readonly path: string
  readonly resources: ReadonlySet<string>
}

/**
 * Reads a Common Cartridge: an export of Canvas by Canvas' additions, any other by its manifest. `fileName` names a
 * course without a title. `addressOf` returns the address for an image. Rejects with NOT_A_COURSE_FILE or
 * COURSE_FILE_TOO_LARGE and a sentence for a teacher.
 */
export async function readCourseFile(
  archive: Archive,
  fileName: string,
  addressOf: (path: string) => string,
): Promise<CourseFile> {
  const manifest = readManifest(await requireManifest(archive))
  const canvas = readCanvasSettings(await readOptional(archive, canvasPaths.settings))
  const canvasModules = readCanvasModules(await readOptional(archive, canvasPaths.modules))
  const outline = canvasModules.length > 0 ? canvasModules : manifest.outline

  const pages = await readPages(archive, pagePaths(archive, manifest.resources), addressOf)
  if (pages.length === 0) {
    throw new Problem('NOT_A_COURSE_FILE', { reason: 'noPages' })
  }
  const isCanvas = archive.names.has(canvasPaths.mark)
  const placed = placePages(
    pages.map((page) => ({ ...page, title: titleOf(page, outline, isCanvas) })),
    outline,
  )
  const language = languageTag(canvas.language ?? manifest.language)
  const license = licenseOf(manifest.rights, canvas.license)
  const name = canvas.title ?? manifest.title ?? readableName(fileName)
  return {
    name,
    // A code equal to the name would appear twice.
    code: canvas.code === name ? '' : (canvas.code ?? ''),
    ...(language ? { language } : {}),
    ...(license ? { license } : {}),
    ...placed,
    pictures: [...new Set(pages.flatMap((page) => page.pictures))],
  }
}

async function requireManifest(archive: Archive): Promise<XmlElement> {
  const path = 'imsmanifest.xml'
  if (!archive.names.has(path)) {
    throw new Problem('NOT_A_COURSE_FILE', { reason: 'noManifest' })
  }
  const manifest = readXml(await archive.read(path, mostXml))
  if (manifest?.name === 'manifest') return manifest
  throw new Problem('NOT_A_COURSE_FILE', { reason: 'badManifest' })
}

/** Canvas' additions are optional. */
async function readOptional(archive: Archive, path: string): Promise<XmlElement | undefined> {
  return archive.names.has(path) ? readXml(await archive.read(path, mostXml)) : undefined
}

/** The files that are pages, each with the resources that refer to it. */
function pagePaths(
  archive: Archive,
  resources: readonly Resource[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const isCanvas = archive.names.has(canvasPaths.mark)
  const isPage = (path: string) =>
    /\.x?html?$/i.test(path) && (!isCanvas || path.startsWith(canvasPaths.pages))
  const paths = new Map<string, Set<string>>()
  for (const { id, type, path } of resources) {
    const found = findPath(archive, path)
    if (!type.startsWith('webcontent') || found === undefined || !isPage(found)) continue
    paths.set(found, (paths.get(found) ?? new Set()).add(id))
  }
  return paths
}

/** Manifests name files plainly or percent-encoded, some with the backslashes of Windows, and may name missing files. */
function findPath({ names }: Archive, written: string): string | undefined {
  const plain = written.split(/[?#]/)[0] ?? ''
  return [written, safelyDecoded(written), plain, safelyDecoded(plain)]
    .map((path) => path.replaceAll('\\', '/').normalize('NFC'))
    .find((path) => names.has(path))
}

function safelyDecoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

async function readPages(
  archive: Archive,
  paths: ReadonlyMap<string, ReadonlySet<string>>,
  addressOf: (path: string) => string,
): Promise<ReadPage[]> {
  const pages: ReadPage[] = []
  let size = 0
  for (const [path, resources] of paths) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time, so that little is held in memory
    const bytes = await archive.read(path, mostHtml)
    size += bytes.length
    if (size > mostPages) throw new Problem('COURSE_FILE_TOO_LARGE', { reason: 'pages' })
    // oxlint-disable-next-line no-await-in-loop -- as above
    const page = await readAnyPageHtml(bytes, { path, names: archive.names, addressOf })
    if (!page)
      throw new Problem('NOT_A_COURSE_FILE', { reason: 'badPage', values: { page: readableName(path) } })
    const { identifier } = page
    pages.push({ ...page, path, resources: identifier ? new Set([...resources, identifier]) : resources })
  }
  return pages
}

/** Canvas' pages have their own titles. In other cartridges the outline is more reliable than the document. */
function titleOf(page: ReadPage, outline: Outline, isCanvas: boolean): string {
  const item = outline.flatMap(({ items }) => items).find(({ resource }) => page.resources.has(resource))
  const own = /^untitled\b/i.test(page.title) ? '' : page.title
  const titles = isCanvas ? [own, item?.title] : [item?.title, own]
  return ([...titles, page.heading].find(Boolean) ?? readableName(page.path)).slice(0, mostTitle)
}

/** A readable name for `pages/week-1_intro.html`: 'Week 1 intro'. */
function readableName(path: string): string {
  const name = (path.split('/').at(-1) ?? '').replace(/\.\w+$/, '')
  const words = name.replaceAll(/[-_\s]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1) || 'Untitled'
}

function languageTag(declared: string | undefined): string | undefined {
  try {
    return declared && new Intl.Locale(declared.replaceAll('_', '-')).toString()
  } catch {
    return undefined
  }
}
