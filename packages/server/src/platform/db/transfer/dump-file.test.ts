import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readLines, splitLines, writeLines } from './dump-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-dump-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function collect(path: string): Promise<string[]> {
  const lines: string[] = []
  for await (const line of readLines(path)) lines.push(line)
  return lines
}

test('lines are read as they were written, also long ones and characters across chunks', async () => {
  const path = join(folder, 'lines.jsonl')
  const lines = ['first', '', '分析🎓'.repeat(200_000), 'x'.repeat(3_000_000), 'last']
  await writeLines(path, async (write) => {
    for (const line of lines) await write(line)
  })
  expect(await collect(path)).toEqual(lines)
})

test('the file is readable by its owner only', async () => {
  const path = join(folder, 'secret.jsonl')
  await writeLines(path, (write) => write('hash'))
  expect((await stat(path)).mode & 0o777).toBe(0o600)
})

test('an existing file is not overwritten, and an incomplete one is removed', async () => {
  const path = join(folder, 'there.jsonl')
  await writeFile(path, 'mine')
  await expect(writeLines(path, (write) => write('x'))).rejects.toMatchObject({ code: 'EEXIST' })
  expect(await readFile(path, 'utf8')).toBe('mine')
  const failed = join(folder, 'failed.jsonl')
  const work = () => Promise.reject(new Error('the database went away'))
  await expect(writeLines(failed, work)).rejects.toThrow('the database went away')
  await expect(stat(failed)).rejects.toMatchObject({ code: 'ENOENT' })
})

test('a last line without a line feed is read, and invalid UTF-8 is refused', async () => {
  const path = join(folder, 'cut.jsonl')
  await writeFile(path, 'whole\ncut')
  expect(await collect(path)).toEqual(['whole', 'cut'])
  await writeFile(path, Buffer.from([0x7b, 0xff, 0xfe, 0x0a]))
  await expect(collect(path)).rejects.toThrow('This file is damaged.')
})

test('no line is lost when the reader is slow, and only requested chunks are read', async () => {
  let chunks = 0
  // oxlint-disable-next-line typescript/require-await -- a file without an end
  async function* endless() {
    for (;;) {
      chunks += 1
      yield Buffer.from(`${chunks} begins\n${chunks} `)
    }
  }
  const lines = splitLines(endless())
  await new Promise((resolve) => setImmediate(resolve))
  expect(chunks).toBe(0)
  expect([await lines.next(), await lines.next(), await lines.next()].map(({ value }) => value)).toEqual([
    '1 begins',
    '1 2 begins',
    '2 3 begins',
  ])
  expect(chunks).toBe(3)
  await lines.return()
})

test('a file with one endless line is refused before it fills the memory', async () => {
  const chunk = Buffer.alloc(16 * 1024 * 1024, 'x')
  let chunks = 0
  // oxlint-disable-next-line typescript/require-await -- a file without an end
  async function* endless() {
    for (;;) {
      chunks += 1
      yield chunk
    }
  }
  await expect(splitLines(endless()).next()).rejects.toThrow('not an export of Lectern')
  expect(chunks).toBeLessThan(20)
})
