import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../runtime.mjs'
import { bannedInNames, bannedInProse, bannedOpenings, covered, exceptions } from './banned-words.mjs'
import { findBannedWords } from './find-banned-words.mjs'

const wordsIn = (path: string, text: string) =>
  findBannedWords(path, text, []).map(({ word, line }) => `${line} ${word}`)

describe('banned words in source', () => {
  test('are found in comments, with their line', () => {
    const text = ['const a = 1 // Written anew.', '/**', ' * For whoever asks.', ' */', 'const b = 2'].join(
      '\n',
    )
    expect(wordsIn('a.ts', text)).toEqual(['1 anew', '3 whoever'])
  })

  test('are found across the lines of a comment', () => {
    expect(wordsIn('a.ts', '/**\n * This is not used any\n * more.\n */\nexport {}')).toEqual(['2 any more'])
    expect(wordsIn('a.ts', '// This is not used any\n// more.\n')).toEqual(['1 any more'])
  })

  test('are found in any case, as whole words only', () => {
    expect(wordsIn('a.ts', '// Anew. A renewal, and untold numbers.')).toEqual(['1 anew'])
  })

  test('are found in declared names and file names, word by word', () => {
    expect(wordsIn('a.ts', 'interface AppRooms { patience: number }')).toEqual(['1 rooms', '1 patience'])
    expect(wordsIn('measure-face.ts', '')).toEqual(['1 face'])
    expect(wordsIn('a.ts', 'const surface = clear')).toEqual([])
  })

  test('are not found in uses of names, which their declaration reports', () => {
    expect(wordsIn('a.ts', "import { rooms } from './rooms.ts'\nstart(rooms.patience)")).toEqual([])
    expect(wordsIn('a.ts', 'const { rooms, ports: lane } = app')).toEqual(['1 lane'])
  })

  test('are found in messages, not in single words, URLs and regular expressions', () => {
    expect(wordsIn('a.ts', "throw new Error('Nobody answers.')")).toEqual(['1 nobody'])
    expect(wordsIn('a.ts', "const id = 'anew', url = 'https://a.example/', pattern = /\\/\\/ anew/")).toEqual(
      [],
    )
    expect(wordsIn('a.tsx', 'const view = <p>Press a key // anew</p>')).toEqual(['1 anew'])
  })

  test('are found in the titles of tests, not in their data', () => {
    const text =
      "describe('the list', () => {\n  test(`is drawn anew ${n} times`, () => check('Nobody knows.'))\n})"
    expect(wordsIn('a.test.ts', text)).toEqual(['2 anew'])
  })

  test('are allowed in code within backticks', () => {
    expect(wordsIn('a.ts', '// Calls `whoever` of the old API.')).toEqual([])
  })

  test('are found in comments of style sheets', () => {
    expect(wordsIn('a.css', '.a {\n  /* Drawn anew. */\n}\n.told {}')).toEqual(['2 anew'])
  })
})

describe('banned openings', () => {
  test('are found at the start of comments, with their line', () => {
    expect(wordsIn('a.ts', '/** What jobs share. */\nexport {}')).toEqual(['1 what'])
    expect(wordsIn('a.ts', '/**\n * What jobs\n * share.\n */\nexport {}')).toEqual(['2 what'])
    expect(wordsIn('a.ts', '// What follows is sorted.\nexport {}')).toEqual(['1 what'])
    expect(wordsIn('a.tsx', 'const view = <p>{/* What is said. */}</p>')).toEqual(['1 what'])
    expect(wordsIn('a.css', '/* What all slides share. */\n.a {}')).toEqual(['1 what'])
  })

  test('are found in each comment before a name', () => {
    expect(wordsIn('a.ts', '/** A job. */\n/** What it costs. */\nexport {}')).toEqual(['2 what'])
    expect(wordsIn('a.ts', '/** A job. */\n/** It is done. */\nexport {}')).toEqual(['2 it'])
  })

  test('are allowed within comments and names', () => {
    expect(
      wordsIn('a.ts', '/** Says what to do. */\n// `What` of the old API.\n// What remains.\nexport {}'),
    ).toEqual([])
    expect(wordsIn('a.ts', '/** Whatever the size. */\nconst whatNext = 1')).toEqual([])
  })

  test('are allowed in messages, titles of tests and documents', () => {
    expect(wordsIn('a.ts', "const title = 'What learners see'")).toEqual([])
    expect(wordsIn('a.test.ts', "test('what learners see', run)")).toEqual([])
    expect(wordsIn('a.md', '# What is new')).toEqual([])
  })
})

test('banned words in Markdown are found outside of code', () => {
  const text = ['# Told', '', '```sh', 'echo anew', '```', '', '`anew` is banned, as is anew.'].join('\n')
  expect(wordsIn('a.md', text)).toEqual(['1 told', '7 anew'])
})

test('files of other formats are not read', () => {
  expect(wordsIn('a.html', '<p>anew</p>')).toEqual([])
})

test('an exception allows one word in one file', () => {
  const allowed = [{ path: 'a.md', word: 'told', why: 'a quotation' }]
  expect(findBannedWords('a.md', 'Told anew.', allowed).map(({ word }) => word)).toEqual(['anew'])
  expect(findBannedWords('b.md', 'Told.', allowed).map(({ word }) => word)).toEqual(['told'])
})

describe('the list of banned words', () => {
  test.each([
    ['prose', bannedInProse],
    ['names', bannedInNames],
    ['openings', bannedOpenings],
  ])('of %s has each word once, in lower case, with a suggestion', (_, words) => {
    expect(new Set(words.map(({ word }) => word)).size).toBe(words.length)
    for (const { word, instead } of words) {
      expect(word).toBe(word.toLowerCase())
      expect(instead).not.toBe('')
    }
  })

  test('covers only paths that exist', () => {
    for (const path of [...covered, ...exceptions.map((exception) => exception.path)]) {
      expect(existsSync(join(root, path)), path).toBe(true)
    }
  })
})
