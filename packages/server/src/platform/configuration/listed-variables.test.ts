import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { environment } from './environment.ts'

const root = join(import.meta.dirname, '../../../../..')
const read = (...paths: string[]) => paths.map((path) => readFileSync(join(root, path), 'utf8')).join('\n')
const variables = Object.keys(environment.shape)

describe('every environment variable', () => {
  test('is in the table of the README, or in the tables of providers', () => {
    const tables = read('README.md', 'docs/models.md', 'docs/voices.md')
    expect(variables.filter((name) => !tables.includes(`\`${name}\``))).toEqual([])
  })

  test('is passed on by compose.yaml, except for the addresses and the sandbox, which containers do not have', () => {
    const service = read('compose.yaml')
    const missing = variables.filter((name) => !service.includes(`\n      ${name}: `))
    expect(missing.filter((name) => !name.startsWith('LECTERN_SANDBOX'))).toEqual([
      'HOST',
      'PORT',
      'LECTERN_DATA_DIR',
    ])
  })
})
