import { ZipFile } from 'yazl'

/** The files of an archive, by path. */
export type ArchiveFiles = Readonly<Record<string, string | Uint8Array>>

/** A zip archive of these files, in this order. */
export async function buildArchive(files: ArchiveFiles): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [path, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), path)
  zip.end()
  const chunks: Uint8Array[] = []
  for await (const chunk of zip.outputStream as AsyncIterable<Uint8Array>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Replaces every occurrence of some bytes in an archive by others of the same length, to forge headers. */
export function forge(archive: Buffer, from: string, to: string): Buffer {
  if (from.length !== to.length) throw new Error('Headers name lengths: forge the same number of bytes.')
  return Buffer.from(archive.toString('latin1').replaceAll(from, to), 'latin1')
}

/** The parts of a manifest, as XML. */
export interface ManifestParts {
  readonly version?: string
  readonly title?: string
  /** Further children of the LOM description. */
  readonly lom?: string
  /** `item` elements. */
  readonly items?: string
  /** By identifier: the path of a page or a file. */
  readonly resources?: Readonly<Record<string, string>>
  /** Further `resource` elements. */
  readonly more?: string
}

/** An imsmanifest.xml in the format of real exporters. */
export function manifestXml({
  version = '1.1.0',
  title = 'Tides & Currents',
  lom = '',
  items = '',
  resources = {},
  more = '',
}: ManifestParts = {}): string {
  const minor = version.split('.').slice(0, 2).join('p')
  const named = Object.entries(resources).map(
    ([id, path]) =>
      `<resource identifier="${id}" type="webcontent" href="${path}"><file href="${path}"/></resource>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="m1" xmlns="http://www.imsglobal.org/xsd/imsccv${minor}/imscp_v1p1" xmlns:lom="http://ltsc.ieee.org/xsd/imsccv${minor}/LOM/manifest">
  <metadata>
    <schema>IMS Common Cartridge</schema><schemaversion>${version}</schemaversion>
    <lom:lom>
      <lom:general><lom:title><lom:string language="en">${title.replaceAll('&', '&amp;')}</lom:string></lom:title></lom:general>
      ${lom}
    </lom:lom>
  </metadata>
  <organizations><organization identifier="o1" structure="rooted-hierarchy"><item identifier="root">${items}</item></organization></organizations>
  <resources>${named.join('')}${more}</resources>
</manifest>`
}

const words =
  'The tide rises for six hours and falls for six, since the moon pulls the water towards itself. '

/** The smallest PNG: one blue pixel. */
export const onePointPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYGgAAACEAIFRe6WmAAAAAElFTkSuQmCC',
  'base64',
)

/** A small course as a system other than Canvas exports it: two modules, a page outside of them, a picture. */
export const smallCartridge: ArchiveFiles = {
  'imsmanifest.xml': manifestXml({
    lom: '<lom:rights><lom:description><lom:string>CC Attribution - http://creativecommons.org/licenses/by/4.0</lom:string></lom:description></lom:rights>',
    items: `
      <item identifier="i1"><title>The Sea</title>
        <item identifier="i2" identifierref="r1"><title>Tides</title></item>
        <item identifier="i3" identifierref="r2"><title>Currents</title></item></item>
      <item identifier="i4"><title>The Coast</title>
        <item identifier="i5" identifierref="r3"><title>Cliffs</title></item></item>`,
    resources: {
      r1: 'pages/tides.html',
      r2: 'pages/currents.html',
      r3: 'pages/cliffs.html',
      r4: 'pages/notes.html',
    },
  }),
  'pages/tides.html': `<html><head><title>t</title></head><body><h2>Tides</h2><p>${words.repeat(6)}</p><p><img src="../pictures/tide%20table.png" alt="A tide table"> <a href="https://example.org/moon">the moon</a></p><p>${words.repeat(6)}</p></body></html>`,
  'pages/currents.html': `<html><body><h2>Currents</h2><p>${words.repeat(8)}</p></body></html>`,
  'pages/cliffs.html': '<html><body></body></html>',
  'pages/notes.html': `<html><head><title>Notes for teachers</title></head><body><p>${words}</p></body></html>`,
  'pictures/tide table.png': onePointPng,
  'pictures/unused.png': onePointPng,
}
