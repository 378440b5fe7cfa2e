import * as files from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { prepareDataDirectory } from './data-directory.ts'

const parent = files.mkdtempSync(join(tmpdir(), 'lectern-data-'))
const permissions = (path: string) => (files.statSync(path).mode & 0o777).toString(8)
const failing = (code: string, at: 'openSync' | 'writeSync' | 'mkdirSync') => ({
  ...files,
  [at]: () => {
    throw Object.assign(new Error(code), { code, path: parent })
  },
})

test('creates a data directory that only its owner can read, and leaves it empty', () => {
  const directory = join(parent, 'new')
  prepareDataDirectory(directory)
  expect([permissions(directory), files.readdirSync(directory)]).toEqual(['700', []])
})

test('closes a data directory that every user could read', () => {
  const directory = join(parent, 'old')
  files.mkdirSync(directory)
  files.chmodSync(directory, 0o755)
  prepareDataDirectory(directory)
  expect(permissions(directory)).toBe('750')
})

test.each([
  ['ENOSPC', 'writeSync', 'There is no space left'],
  ['EROFS', 'openSync', 'cannot write'],
  ['EACCES', 'mkdirSync', 'cannot write'],
] as const)('reports %s at %s by its cause, without advice to restore a copy', (code, at, sentence) => {
  const prepare = () => prepareDataDirectory(join(parent, 'broken'), failing(code, at))
  expect(prepare).toThrow(sentence)
  expect(prepare).not.toThrow('restore')
})
