import { expect, test } from 'vitest'
import { type EpisodeTags, id3TagBeforeArtwork } from './id3-tag.ts'
import { languageCode } from './language-code.ts'

const tags = {
  title: 'Regen & Schnee ☔',
  artist: 'School',
  album: 'Weather',
  language: 'deu',
  year: 2026,
  chapters: [
    { title: 'Eins', startMs: 0, endMs: 61_000 },
    { title: 'Zwei', startMs: 61_000, endMs: 3_600_024 },
  ],
  artworkBytes: 300,
}

/** The whole tag, with an artwork that consists of the byte 7. */
function id3Tag(of: EpisodeTags): Uint8Array {
  return Buffer.concat([id3TagBeforeArtwork(of), new Uint8Array(of.artworkBytes).fill(7)])
}

/** The frames of a tag by name, in their order. */
function read(tag: Uint8Array): [string, Buffer][] {
  const bytes = Buffer.from(tag)
  const frames: [string, Buffer][] = []
  for (let at = 10; at < bytes.length;) {
    const size = bytes.readUInt32BE(at + 4)
    frames.push([bytes.toString('latin1', at, at + 4), bytes.subarray(at + 10, at + 10 + size)])
    at += 10 + size
  }
  return frames
}

test('writes its size with seven bits per byte, and its frames fill it', () => {
  const tag = id3Tag(tags)
  expect(Buffer.from(tag.subarray(0, 6)).toString('latin1')).toBe('ID3\u0003\u0000\u0000')
  const [a = 0, b = 0, c = 0, d = 0] = tag.subarray(6, 10)
  expect(((a * 128 + b) * 128 + c) * 128 + d).toBe(tag.length - 10)
  expect(read(tag).map(([name]) => name)).toEqual([
    'TIT2',
    'TPE1',
    'TALB',
    'TLAN',
    'TYER',
    'TCON',
    'CTOC',
    'CHAP',
    'CHAP',
    'APIC',
  ])
})

test('keeps every character of a text', () => {
  const [, title] = read(id3Tag(tags))[0] ?? []
  expect(title?.subarray(1).toString('utf16le')).toBe('\ufeffRegen & Schnee ☔')
})

test('a chapter has its times and its title', () => {
  const [, chapter] = read(id3Tag(tags))[8] ?? []
  const times = (chapter?.indexOf(0) ?? 0) + 1
  expect(chapter?.toString('latin1', 0, times - 1)).toBe('chapter2')
  expect([chapter?.readUInt32BE(times), chapter?.readUInt32BE(times + 4)]).toEqual([61_000, 3_600_024])
  expect(chapter?.subarray(times + 16 + 11).toString('utf16le')).toBe('\ufeffZwei')
})

test('omits chapters that the table cannot count, and an empty table', () => {
  const many = Array.from({ length: 300 }, () => ({ title: '', startMs: 0, endMs: 1 }))
  expect(read(id3Tag({ ...tags, chapters: many })).filter(([name]) => name === 'CHAP')).toHaveLength(255)
  expect(read(id3Tag({ ...tags, chapters: [] })).filter(([name]) => name === 'CTOC')).toEqual([])
})

test('names languages by three letters', () => {
  expect(['pt-BR', 'nb', 'cmn', 'xx', undefined].map(languageCode)).toEqual([
    'por',
    'nor',
    'zho',
    'und',
    'und',
  ])
})
