import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './runtime.mjs'

/** @typedef {{ packages: Record<string, { version?: string, link?: boolean, optional?: boolean, dev?: boolean, devOptional?: boolean }> }} Lockfile */

/**
 * Installs the packages of the lockfile unless they are installed. Compares npm's own record of installed packages with
 * the lockfile, so that a user who ran `npm install` does not wait twice. Without `dev`, development packages may be
 * missing.
 */
export function ensureInstalled({ dev = true } = {}) {
  const locked = readLockfile(join(root, 'package-lock.json'))
  const installed = readLockfile(join(root, 'node_modules', '.package-lock.json'))
  if (locked && installed && isInstalled(locked, installed, { dev })) return
  console.log('Installing the packages (this takes a minute the first time) …')
  if (runNpm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']))
    return
  throw new Error('npm could not install the packages. Its message is above. Is the network available?')
}

/**
 * Optional packages may be missing. Most of them are for other platforms.
 * @param {Lockfile} locked
 * @param {Lockfile} installed
 */
export function isInstalled(locked, installed, { dev = true } = {}) {
  return Object.entries(locked.packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
    .every(([path, entry]) => {
      const found = installed.packages[path]
      if (found) return found.version === entry.version
      return Boolean(entry.optional ?? entry.devOptional ?? (!dev && entry.dev))
    })
}

/**
 * @param {string} file
 * @returns {Lockfile | undefined}
 */
function readLockfile(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** @param {readonly string[]} parameters */
function runNpm(parameters) {
  const npm = process.env['npm_execpath']
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...parameters], options)
    : spawnSync('npm', parameters, { ...options, shell: process.platform === 'win32' })
  return status === 0
}
