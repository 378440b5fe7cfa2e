import { expect, test } from 'vitest'
import { drawQrCode } from './draw-qr-code.ts'
import { qrFile, qrFileName } from './qr-files.ts'

const address = 'https://lectern.example.edu/learn/8kQ2vXr7abcdefghijklmnopqrstuvwxyz012345678'

test('a code has a light border of four squares and the dark corner of its first finder', () => {
  const { size, runs } = drawQrCode(address)
  expect(Math.min(...runs.map(({ x }) => x))).toBe(4)
  expect(Math.max(...runs.map(({ x, length }) => x + length))).toBe(size - 4)
  expect(runs[0]).toEqual({ x: 4, y: 4, length: 7 })
})

test('other addresses have other codes', () => {
  expect(drawQrCode(address)).not.toEqual(drawQrCode(`${address}9`))
})

test('the SVG file is black on white', async () => {
  const file = await qrFile(drawQrCode(address), 'svg')
  expect(file.type).toBe('image/svg+xml')
  expect(await file.text()).toMatch(/^<svg [^>]+><path fill="#fff" d="M0 0[^>]+><path d="M4 4h7v1h-7z/)
})

test.each([
  ['Photosynthesis', 'photosynthesis-qr-code.png'],
  ['Tides & <b>“harbours”</b>!', 'tides-b-harbours-b-qr-code.png'],
  ['المد والجزر', 'المد-والجزر-qr-code.png'],
  ['../../etc', 'etc-qr-code.png'],
  ['🌊', 'qr-code.png'],
])('the file of "%s" is named %s', (title, name) => {
  expect(qrFileName(title, 'png')).toBe(name)
})

test('the name of a long title is short', () => {
  expect(qrFileName('a'.repeat(300), 'svg')).toHaveLength(60 + '-qr-code.svg'.length)
})
