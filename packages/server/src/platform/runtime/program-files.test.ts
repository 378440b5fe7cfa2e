import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { programFile, sourceFile } from './program-files.ts'

const programs = [
  'audio/speech/workers/speech-worker.ts',
  'audio/speech/espeak/espeak-process.ts',
  'audio/speech/local/sherpa-process.ts',
  'generation/writers/outline/thread/outline-thread.ts',
  'generation/page-reader/page-thread.ts',
  'course-material/imports/cartridge/page-html-thread.ts',
] as const

test.each(programs)('%s is found from the sources', (path) => {
  expect(existsSync(programFile(path))).toBe(true)
})

test('each program is an entry of the build, under the name by which the build looks for it', async () => {
  const { build } = await resolveConfig(
    { configFile: new URL('../../../vite.config.ts', import.meta.url).pathname },
    'build',
  )
  expect(build.rolldownOptions.input).toMatchObject(
    Object.fromEntries(programs.map((path) => [path.replace(/^.*\/|\.ts$/g, ''), `src/${path}`])),
  )
})

test('files beside the sources are found', () => {
  expect(existsSync(sourceFile('platform/db/migrations'))).toBe(true)
})

test('a file in a folder of the sources finds others by these functions, because the build has no folders', () => {
  const sources = sourceFile('')
  const relative = globSync('*/**/*.ts', { cwd: fileURLToPath(sources) })
    .filter((path) => !/\.(?:test|bench)\.ts$|(?:^|\/)testing\//.test(path))
    .filter((path) => /new URL\([^)]*import\.meta\.url/.test(readFileSync(new URL(path, sources), 'utf8')))
  expect(relative).toEqual(['platform/runtime/program-files.ts'])
})
