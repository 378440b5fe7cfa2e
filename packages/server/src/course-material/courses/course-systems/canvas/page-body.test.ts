import { describe, expect, test } from 'vitest'
import { byPath, canvasBefore, home } from '../../../../testing/course-systems/canvas-under-test.ts'

async function read(page: object) {
  const { canvas } = canvasBefore(
    byPath({ '/pages/page_id:7': { page_id: 7, url: 'slug', title: 'Title', ...page } }),
  )
  return canvas.readPage('1', '7')
}

describe('The body of a page', () => {
  test('is unchanged when all its addresses are absolute', async () => {
    const body = '<P class=x>One &amp; two<br>\n<a href="#top">top</a><img src="https://a.example/i.png">'
    expect(await read({ body })).toEqual({ id: '7', title: 'Title', html: body, state: 'ok' })
  })

  test('gets absolute addresses', async () => {
    const { html } = await read({ body: '<img src="/courses/1/files/5/preview"><a href="other#x">o</a>' })
    expect(html).toContain(`src="${home}/courses/1/files/5/preview"`)
    expect(html).toContain(`href="${home}/courses/1/pages/other#x"`)
  })

  test('is unchanged except for the addresses that become absolute', async () => {
    const body = `<P class=x>One &amp; two<br>\n<b><p><A HREF='/a?b=1&c="2"' id=q>a</b></A></p><i src=/n>`
    expect(await read({ body })).toMatchObject({
      html: `<P class=x>One &amp; two<br>\n<b><p><A href="${home}/a?b=1&amp;c=%222%22" id=q>a</b></A></p><i src="${home}/n">`,
    })
  })

  test('may be deeply nested', async () => {
    const deep = `${'<div>'.repeat(100_000)}<img src="/a.png">`
    const { html, state } = await read({ body: deep })
    expect([state, html.endsWith(`<img src="${home}/a.png">`)]).toEqual(['ok', true])
  })

  test.each([{ body: null }, { body: '' }, { body: ' \n' }, {}])('is empty for %j', async (page) => {
    expect(await read(page)).toEqual({ id: '7', title: 'Title', html: '', state: 'empty' })
  })

  test('is locked with the reason as plain text', async () => {
    const page = { locked_for_user: true, lock_explanation: 'Locked until <b>September&nbsp;1</b>' }
    expect(await read(page)).toMatchObject({ state: 'locked', html: '', note: 'Locked until September 1' })
    expect(await read({ locked_for_user: true })).not.toHaveProperty('note')
  })
})

const node = (resolvedName: string, props: object, nodes: string[] = [], linkedNodes = {}) => ({
  type: { resolvedName },
  props,
  nodes,
  linkedNodes,
})

describe('A page of the block editor', () => {
  const blocks = {
    ROOT: node('PageBlock', {}, ['n1', 'n2'], { side: 'n3' }),
    n1: node('HeadingBlock', { text: 'Leaves' }),
    n2: node('TextBlock', { text: '<p>Leaves are <b>green</b>.</p>' }, ['ROOT']),
    n3: node('ImageBlock', { src: '/files/5?a="b"', alt: 'A "leaf" & more' }),
  }
  const iframe = '<iframe class="block_editor_view" src="/block_editors/3"></iframe>'

  test.each([
    ['a tree', blocks],
    ['a JSON string', JSON.stringify(blocks)],
  ])('is read from its blocks with %s', async (_, given) => {
    const { html, state } = await read({
      editor: 'block_editor',
      body: iframe,
      block_editor_attributes: { blocks: given },
    })
    expect(state).toBe('ok')
    expect(html).toContain('<h2>Leaves</h2>')
    expect(html).toContain('Leaves are <b>green</b>.')
    expect(html).toContain('alt="A &quot;leaf&quot; &amp; more"')
    expect(html).not.toContain('iframe')
  })

  test('may be deeply nested and contain cycles', async () => {
    const names = Array.from({ length: 20_000 }, (_, index) => (index === 0 ? 'ROOT' : `n${index}`))
    const chain = names.map((name, index) => [name, node('Box', {}, [names[index + 1] ?? 'ROOT'])])
    const last = { [names.at(-1) ?? '']: node('TextBlock', { text: 'The end' }) }
    const blocksInChain = { ...Object.fromEntries(chain), ...last }
    const page = await read({ editor: 'block_editor', block_editor_attributes: { blocks: blocksInChain } })
    expect(page).toMatchObject({ state: 'ok', html: '<div>The end</div>' })
  })

  test.each([{ block_editor_attributes: { blocks: '{' } }, { block_editor_attributes: { blocks: {} } }, {}])(
    'is unsupported when %j has nothing readable',
    async (given) => {
      const page = await read({ editor: 'block_editor', body: iframe, ...given })
      expect(page).toMatchObject({ state: 'unsupported', html: '' })
    },
  )
})
