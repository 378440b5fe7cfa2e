import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './runtime.mjs'
import { runTool } from './run-tool.mjs'

/**
 * @typedef {object} Build
 * @property {string} name as messages say it
 * @property {string} folder of the package
 * @property {readonly string[]} inputs
 * @property {string} output
 */

/** @type {Readonly<Record<'web' | 'server', Build>>} */
const builds = {
  web: {
    name: 'the web app',
    folder: 'packages/web',
    inputs: ['packages/web', 'packages/domain', 'package-lock.json'],
    output: 'packages/web/dist/index.html',
  },
  server: {
    name: 'the server',
    folder: 'packages/server',
    inputs: ['packages/server', 'packages/domain', 'package-lock.json'],
    output: 'packages/server/dist/main.js',
  },
}

/**
 * Builds a package, unless it stands there built from these very sources.
 * @param {'web' | 'server'} which
 */
export function ensureBuilt(which) {
  const { name, folder, inputs, output } = builds[which]
  // Kept outside of `dist`, which is served; it goes with `node_modules`, whose content the build depends on.
  const stampFile = join(root, `node_modules/.lectern/${which}-build`)
  const stamp = stampOf(inputs.map((path) => join(root, path)))
  const isThere = existsSync(join(root, output)) && existsSync(stampFile)
  if (isThere && readFileSync(stampFile, 'utf8') === stamp) return
  console.log(`Building ${name} …`)
  if (!runTool('vite', ['build', folder, '--logLevel', 'warn'])) {
    throw new Error(`Lectern could not build ${name}.`)
  }
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, stamp)
}

/**
 * Names the state of some files and folders by their paths, sizes and times of change: fast, and never the same for
 * changed files.
 * @param {readonly string[]} paths
 */
export function stampOf(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => filesBelow(path))) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${relative(root, file)} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .filter((name) => name !== 'node_modules' && name !== 'dist' && !name.startsWith('.'))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)))
}
