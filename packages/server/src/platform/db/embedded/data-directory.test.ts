import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDataDir } from '../../../testing/database.ts'
import { postgresVersion, prepareDirectory } from './data-directory.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-directory-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const writeDatabase = (version: string) => async (directory: string) => {
  mkdirSync(join(directory, 'base'), { recursive: true })
  writeFileSync(join(directory, 'PG_VERSION'), `${version}\n`)
}

test('creates a database beside its directory, and renames it when it is complete', async () => {
  const directory = join(folder, 'database')
  await prepareDirectory(directory, async (unfinished) => {
    expect(existsSync(directory)).toBe(false)
    await writeDatabase(postgresVersion)(unfinished)
  })
  expect(readdirSync(folder)).toEqual(['database'])
  expect(readdirSync(directory)).toEqual(['PG_VERSION', 'base'])
})

test('leaves nothing behind when the creation fails, and starts again the next time', async () => {
  const directory = join(folder, 'database')
  const failing = prepareDirectory(directory, async (unfinished) => {
    mkdirSync(unfinished)
    writeFileSync(join(unfinished, 'half'), '')
    throw new Error('power cut')
  })
  await expect(failing).rejects.toThrow('power cut')
  expect(existsSync(directory)).toBe(false)
  await prepareDirectory(directory, writeDatabase(postgresVersion))
  expect(readdirSync(directory)).toEqual(['PG_VERSION', 'base'])
})

const notWanted = () => Promise.reject(new Error('A database was created although there is one.'))

test('keeps an existing database', async () => {
  const directory = join(folder, 'database')
  await writeDatabase(postgresVersion)(directory)
  await expect(prepareDirectory(directory, notWanted)).resolves.toBeUndefined()
})

test('refuses a database of another PostgreSQL with a sentence about the solution', async () => {
  const directory = join(folder, 'database')
  await writeDatabase('17')(directory)
  const refused = prepareDirectory(directory, notWanted)
  await expect(refused).rejects.toThrow(
    /PostgreSQL 17, and this Lectern reads PostgreSQL 18.*export <file>.*import <file>/,
  )
  await expect(refused).rejects.toMatchObject({ name: 'DatabaseStartError' })
})

test('has the version of the PostgreSQL inside PGlite', async () => {
  const dataDir = await createTestDataDir({ tables: false })
  await expect(prepareDirectory(join(dataDir, 'database'), notWanted)).resolves.toBeUndefined()
  rmSync(dataDir, { recursive: true })
})
