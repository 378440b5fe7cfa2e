import { describe, expect, test } from 'vitest'
import {
  manifestXml,
  onePointPng,
  smallCartridge,
  type ArchiveFiles,
  type ManifestParts,
} from '../../../testing/course-systems/build-cartridge.ts'
import type { Archive } from './archive.ts'
import { readCourseFile } from './read-course-file.ts'

function archiveOf(files: ArchiveFiles): Archive {
  return {
    names: new Set(Object.keys(files)),
    read: async (name) => Buffer.from(files[name] ?? ''),
    close: () => {},
  }
}

const read = (files: ArchiveFiles) =>
  readCourseFile(archiveOf(files), 'tides-2026.imscc', (path) => `https://here.example/${path}`)

/** A course of pages, each by the identifier of its resource. */
const readPages = (pages: Readonly<Record<string, string | Uint8Array>>, parts: ManifestParts = {}) =>
  read({
    'imsmanifest.xml': manifestXml({
      resources: Object.fromEntries(Object.keys(pages).map((id) => [id, `${id}.html`])),
      ...parts,
    }),
    ...Object.fromEntries(Object.entries(pages).map(([id, html]) => [`${id}.html`, html])),
  })
const bodyOf = async (html: string | Uint8Array) => (await readPages({ page: html })).pages[0]?.html
const item = (id: string, title: string) => `<item identifierref="${id}"><title>${title}</title></item>`

const course = (body: string) =>
  `<?xml version="1.0"?><course xmlns="http://canvas.instructure.com/xsd/cccv1p0">${body}</course>`
const wikiPage = (title: string, identifier: string, body: string, state = 'active') =>
  `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"/><title>${title}</title><meta name="identifier" content="${identifier}"/><meta name="workflow_state" content="${state}"/></head><body>${body}</body></html>`

const canvasExport: ArchiveFiles = {
  'imsmanifest.xml': manifestXml({
    version: '1.3.0',
    title: 'Not this title',
    items: `<item identifier="x"><title>Not this module</title>${item('w1', 'Tides')}</item>`,
    resources: {
      w1: 'wiki_content/tides.html',
      w2: 'wiki_content/currents.html',
      w3: 'wiki_content/cliffs.html',
      upload: 'web_resources/worksheet.html',
      gone: 'wiki_content/gone.html',
    },
  }),
  'course_settings/canvas_export.txt': 'Q: What did the panda say?',
  'course_settings/course_settings.xml': course(
    '<title>Oceans &amp; Coasts</title><course_code>OCE-1</course_code><license>cc_by_nc</license><locale>pt-BR</locale>',
  ),
  'course_settings/module_meta.xml': `<modules>
    <module identifier="b"><title>Coasts</title><workflow_state>unpublished</workflow_state><position>7</position><items>
      <item><content_type>WikiPage</content_type><title>Cliffs again</title><identifierref>w3</identifierref><position>2</position></item>
      <item><content_type>WikiPage</content_type><title>Tides again</title><identifierref>w1</identifierref><position>1</position></item>
      <item><content_type>ExternalUrl</content_type><title>A link</title><identifierref>l1</identifierref><position>3</position></item>
    </items></module>
    <module identifier="a"><title>Oceans</title><workflow_state>active</workflow_state><position>2</position><items>
      <item><content_type>ContextModuleSubHeader</content_type><title>Read</title><position>1</position></item>
      <item><content_type>WikiPage</content_type><title>The tides</title><identifierref>w1</identifierref><position>4</position></item>
    </items></module>
    <module identifier="c"><title>Empty</title><position>9</position></module>
  </modules>`,
  'wiki_content/tides.html': wikiPage(
    'Tides &amp; Moon',
    'w1',
    '<p>Up and down.</p><p><img src="%24IMS-CC-FILEBASE%24/Course%20Files/moon.png?canvas_download=1&amp;canvas_qs_wrap=1" alt="The moon" data-api-endpoint="https://old.example/api/v1$IMS-CC-FILEBASE$/moon.png"></p>',
  ),
  'wiki_content/currents.html': wikiPage('Currents', 'w2', '<p>Round and round.</p>', 'unpublished'),
  'wiki_content/cliffs.html': wikiPage('Cliffs', 'w3', '\n\n'),
  'web_resources/worksheet.html': '<p>An uploaded file, no page.</p>',
  'web_resources/Course Files/moon.png': onePointPng,
}

describe('a cartridge', () => {
  test('becomes a course with modules, pages, images and its license', async () => {
    const found = await read(smallCartridge)
    expect(found).toMatchObject({
      name: 'Tides & Currents',
      code: '',
      license: 'CC BY 4.0',
      pictures: ['pictures/tide table.png'],
    })
    expect(
      found.places.map(({ id, title, module, position }) => [id, title, module?.name, position]),
    ).toEqual([
      ['1', 'Tides', 'The Sea', 1],
      ['2', 'Currents', 'The Sea', 2],
      ['3', 'Cliffs', 'The Coast', 1],
      ['4', 'Notes for teachers', undefined, null],
    ])
    expect(found.places.map(({ module }) => module?.position)).toEqual([1, 1, 2, undefined])
  })

  test.each(['1.0.0', '1.1.0', '1.2.0', '1.3.0'])('of version %s is read', async (version) => {
    const { name, places } = await readPages({ a: '<p>A</p>' }, { version, items: item('a', 'First') })
    expect([name, places[0]?.title]).toEqual(['Tides & Currents', 'First'])
  })

  test('keeps the order of deep trees within their top module, and lists a page once in it', async () => {
    const { places } = await readPages(
      { a: '<p>A</p>', b: '<p>B</p>', c: '<p>C</p>' },
      {
        items: `<item><title>Unit</title>${item('b', 'B')}<item><title>Inner</title>${item('c', 'C')}${item('b', 'B')}</item></item>${item('a', 'A')}`,
      },
    )
    expect(places.map(({ title, module, position }) => [title, module?.name, position])).toEqual([
      ['B', 'Unit', 1],
      ['C', 'Unit', 2],
      ['A', undefined, null],
    ])
  })

  test('without a tree has its pages in no module, in their order', async () => {
    const { places } = await readPages({ b: '<h1>Bees</h1>', a: '<title>Ants</title>', 'c_3-c': '<p>C</p>' })
    expect(places).toEqual([
      { id: '1', title: 'Bees', module: null, position: null },
      { id: '2', title: 'Ants', module: null, position: null },
      { id: '3', title: 'C 3 c', module: null, position: null },
    ])
  })

  test('may name missing files, percent-encode names and have a base path', async () => {
    const { pages } = await read({
      'imsmanifest.xml': manifestXml({
        resources: { a: 'week%201/a.html', b: 'missing.html' },
        more: '<resource identifier="c" type="webcontent" xml:base="deep/"><file href="c.htm?x=1"/></resource>',
      }),
      'week 1/a.html': '<h1>A</h1>',
      'deep/c.htm': '<h1>C</h1>',
    })
    expect(pages.map(({ title }) => title)).toEqual(['A', 'C'])
  })

  test('may name files with the backslashes of Windows', async () => {
    const { pages } = await read({
      'imsmanifest.xml': manifestXml({ resources: { a: 'week 1\\a.html', b: 'week%201%5Cb.html' } }),
      'week 1/a.html': '<h1>A</h1>',
      'week 1/b.html': '<h1>B</h1>',
    })
    expect(pages.map(({ title }) => title)).toEqual(['A', 'B'])
  })

  test.each([
    ['<lom:language>de</lom:language>', 'de'],
    ['<lom:language>zh_hant_TW</lom:language>', 'zh-Hant-TW'],
    ['<lom:language>no such tag!</lom:language>', undefined],
    ['', undefined],
  ])('that declares its language as %s is in %s', async (declaration, language) => {
    const files = { 'imsmanifest.xml': manifestXml({ resources: { a: 'a.html' } }), 'a.html': '<p>A</p>' }
    const manifest = files['imsmanifest.xml'].replace('<lom:general>', `<lom:general>${declaration}`)
    expect((await read({ ...files, 'imsmanifest.xml': manifest })).language).toBe(language)
  })

  test.each([
    ['CC Attribution Share Alike - http://creativecommons.org/licenses/by-sa/4.0', 'CC BY-SA 4.0'],
    ['https://creativecommons.org/publicdomain/zero/1.0/', 'CC0 1.0'],
    ['Public Domain - http://en.wikipedia.org/wiki/Public_domain', 'Public Domain'],
    ['All rights reserved', 'All rights reserved'],
    ['', undefined],
  ])('with the rights “%s” has the license %s', async (rights, license) => {
    const lom = `<lom:rights><lom:description><lom:string>${rights}</lom:string></lom:description></lom:rights>`
    expect((await readPages({ a: '<p>A</p>' }, { lom })).license).toBe(license)
  })

  test('without a title gets the name of its file', async () => {
    expect((await readPages({ a: '<p>A</p>' }, { title: '' })).name).toBe('Tides 2026')
  })
})

describe('an export of Canvas', () => {
  test('is read with the additions of Canvas: positions, titles, unpublished pages, settings', async () => {
    const { places, ...rest } = await read(canvasExport)
    expect(rest).toMatchObject({
      name: 'Oceans & Coasts',
      code: 'OCE-1',
      language: 'pt-BR',
      license: 'CC BY-NC',
      pictures: ['web_resources/Course Files/moon.png'],
    })
    expect(places.map(({ id, title, module, position }) => [id, title, module?.name, position])).toEqual([
      ['1', 'Tides & Moon', 'Oceans', 1],
      ['1', 'Tides & Moon', 'Coasts', 1],
      ['2', 'Cliffs', 'Coasts', 2],
      ['3', 'Currents', undefined, null],
    ])
  })

  test('is read by its manifest if Canvas’ modules are missing', async () => {
    const { 'course_settings/module_meta.xml': _, ...rest } = canvasExport
    expect((await read(rest)).places[0]).toMatchObject({ module: { name: 'Not this module' } })
  })

  test('has pages without text', async () => {
    const { pages } = await read(canvasExport)
    expect(pages.find(({ title }) => title === 'Cliffs')?.html).toBe('')
  })
})

describe('the HTML of a page', () => {
  test('shows the images of the file under their new addresses', async () => {
    const { pages } = await read(canvasExport)
    expect(pages[0]?.html).toBe(
      '<p>Up and down.</p><p><img src="https://here.example/web_resources/Course Files/moon.png" alt="The moon"></p>',
    )
  })

  test('keeps images of other hosts and removes missing ones', async () => {
    expect(
      await bodyOf(
        '<img src="https://example.org/a.png"><img src="//example.org/b.png"><img src="$IMS-CC-FILEBASE$/gone.png" alt="Gone"><img src="../../../etc/passwd"><img src="data:image/png;base64,AAAA">',
      ),
    ).toBe(
      '<img src="https://example.org/a.png"><img src="https://example.org/b.png"><img alt="Gone"><img><img>',
    )
  })

  test('links to the web only; other links become text', async () => {
    expect(
      await bodyOf(
        '<a href="https://example.org/">web</a> <a href="$WIKI_REFERENCE$/pages/tides">page</a> <a href="%24CANVAS_OBJECT_REFERENCE%24/modules/1">module</a> <a href="other.html">other</a> <a href="#notes">notes</a> <a href="javascript:alert(1)">script</a> <iframe src="$CANVAS_COURSE_REFERENCE$/x"></iframe>',
      ),
    ).toBe(
      '<a href="https://example.org/">web</a> <a>page</a> <a>module</a> <a>other</a> <a href="#notes">notes</a> <a>script</a> <iframe></iframe>',
    )
  })

  test('keeps formulas, whose images have no file', async () => {
    const formula = '<img class="equation_image" data-equation-content="x^2" alt="LaTeX: x^2">'
    expect(await bodyOf(formula.replace('<img', '<img src="/equation_images/x%5E2"'))).toBe(formula)
  })

  test('keeps the language and the direction of its document', async () => {
    expect(await bodyOf('<html lang="ar" dir="rtl"><body><p>مد</p></body></html>')).toBe(
      '<div lang="ar" dir="rtl"><p>مد</p></div>',
    )
  })

  test.each([
    ['UTF-8 with a mark', Buffer.from('\ufeff<p>Café</p>')],
    ['UTF-8 without a word', Buffer.from('<p>Café</p>')],
    ['UTF-16', Buffer.from('\ufeff<p>Café</p>', 'utf16le')],
    ['Latin-1 as declared', Buffer.from('<meta charset="iso-8859-1"><p>Café</p>', 'latin1')],
    [
      'Latin-1 as declared in a header of old',
      Buffer.from(
        '<meta http-equiv="Content-Type" content="text/html; charset=ISO-8859-1"/><p>Café</p>',
        'latin1',
      ),
    ],
    ['Latin-1 without a word', Buffer.from('<p>Café</p>', 'latin1')],
    ['a declaration that nobody knows', Buffer.from('<meta charset="klingon"><p>Café</p>', 'latin1')],
  ])('is read in %s', async (_name, bytes) => {
    expect(await bodyOf(bytes)).toContain('<p>Café</p>')
  })

  test('may be XHTML with an empty title element', async () => {
    expect(await bodyOf('<?xml version="1.0"?><html><head><title/></head><body><p>A</p></body></html>')).toBe(
      '<p>A</p>',
    )
  })
})

describe('an invalid file', () => {
  const manifest = (xml: string) => read({ 'imsmanifest.xml': xml, 'a.html': '<p>A</p>' })
  const declared = (type: string) =>
    manifestXml({ resources: { a: 'a.html' } }).replace('<manifest', `${type}\n<manifest`)

  test.each([
    ['has no manifest', () => read({ 'a.html': '<p>A</p>' }), 'it has no imsmanifest.xml'],
    ['has a manifest that is no XML', () => manifest('Dear teacher'), 'cannot be read'],
    ['has a manifest that is broken off', () => manifest(manifestXml().slice(0, 300)), 'cannot be read'],
    ['has a manifest of something else', () => manifest('<html></html>'), 'cannot be read'],
    ['declares a document type', () => manifest(declared('<!DOCTYPE manifest>')), 'cannot be read'],
    [
      'declares entities that grow into billions',
      () =>
        manifest(
          declared(
            `<!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from({ length: 9 }, (_, i) => `<!ENTITY lol${i + 1} "${`&lol${i || ''};`.repeat(10)}">`).join('')}]>`,
          ),
        ),
      'cannot be read',
    ],
    [
      'declares an entity that reads a file',
      () => manifest(declared('<!DOCTYPE m [<!ENTITY x SYSTEM "file:///etc/passwd">]>')),
      'cannot be read',
    ],
    [
      'is nested absurdly deep',
      () => manifest(manifestXml({ items: `${'<item>'.repeat(200)}${'</item>'.repeat(200)}` })),
      'cannot be read',
    ],
    [
      'holds links alone',
      () =>
        manifest(
          manifestXml({
            items: item('l', 'A link'),
            more: '<resource identifier="l" type="imswl_xmlv1p1"><file href="link.xml"/></resource>',
          }),
        ),
      'There is no page in this course file',
    ],
    [
      'holds a page that is nested to exhaust who reads it',
      () => readPages({ deep: '<div>'.repeat(50_000) }),
      'The page “Deep” of this course file cannot be read.',
    ],
  ])('that %s is refused with a sentence', async (_name, reading, sentence) => {
    await expect(reading()).rejects.toMatchObject({
      code: 'NOT_A_COURSE_FILE',
      message: expect.stringContaining(sentence),
    })
  })

  test('whose pages are too large together is refused', async () => {
    const page = `<p>${'x'.repeat(3_900_000)}</p>`
    const pages = Object.fromEntries(Array.from({ length: 18 }, (_, index) => [`p${index}`, page]))
    await expect(readPages(pages)).rejects.toMatchObject({ code: 'COURSE_FILE_TOO_LARGE' })
  })
})
