import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDirectory } from './directory-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const lockScript = `
  const { lockDirectory } = await import(${JSON.stringify(new URL('./directory-lock.ts', import.meta.url).href)})
  lockDirectory(process.argv[1])
  process.stdout.write('locked')
  setInterval(() => {}, 1000)`

test('refuses a second lock with a sentence, and can be acquired again after its release', () => {
  const file = join(folder, 'database.lock')
  const unlock = lockDirectory(file)
  expect(() => lockDirectory(file)).toThrow('Another Lectern is already running on this data directory')
  unlock()
  lockDirectory(file)()
})

test('refuses while another process holds the lock, logs nothing else, and can be acquired after kill -9', async () => {
  const file = join(folder, 'database.lock')
  const holder = spawn(process.execPath, ['--input-type=module', '-e', lockScript, file])
  let warnings = ''
  holder.stderr.on('data', (chunk: Buffer) => (warnings += chunk.toString()))
  await once(holder.stdout, 'data')
  expect(() => lockDirectory(file)).toThrow('Another Lectern is already running')
  holder.kill('SIGKILL')
  await once(holder, 'close')
  lockDirectory(file)()
  expect(warnings).toBe('')
})
