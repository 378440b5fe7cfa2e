import { describe, expect, test } from 'vitest'
import { pastedRows } from './pasted-rows.ts'

const clipboard = (plain: string, html = '') => ({
  getData: (type: string) => (type === 'text/html' ? html : plain),
})

describe('pasted rows', () => {
  test('are the lines of a plain list without its bullets', () => {
    expect(pastedRows(clipboard('• Ebb\r\n• Flow\r\n'), true)).toEqual(['Ebb', 'Flow'])
  })

  test('keep bold and italic of a formatted list', () => {
    const html =
      '<meta charset="utf-8"><b style="font-weight:normal"><ul><li><p><span style="font-weight:700">Ebb </span>falls</p></li><li><strong>Flow</strong>, it <em>rises</em></li></ul></b>'
    expect(pastedRows(clipboard('Ebb falls\nFlow, it rises', html), true)).toEqual([
      '**Ebb** falls',
      '**Flow**, it *rises*',
    ])
  })

  test('lose their formatting if rows are plain text', () => {
    expect(pastedRows(clipboard('Ebb\nFlow', '<p><b>Ebb</b></p><p>Flow</p>'), false)).toEqual(['Ebb', 'Flow'])
  })

  test('are a single row if there is one line', () => {
    expect(pastedRows(clipboard('Ebb, flow; tide'), true)).toEqual(['Ebb, flow; tide'])
    expect(pastedRows(clipboard('Ebb', '<span><b>Ebb</b></span>'), true)).toEqual(['**Ebb**'])
  })
})
