import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { root } from './runtime.mjs'
import { runTool } from './run-tool.mjs'

/**
 * @typedef {object} Build
 * @property {string} name as shown in messages
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
 * Installs and builds what is missing. A built Lectern runs without the development packages (`npm prune --omit=dev`).
 * @param {readonly ('web' | 'server')[]} which
 */
export function ensureReady(which) {
  const missing = which.filter((name) => !isBuilt(name))
  ensureInstalled({ dev: missing.length > 0 })
  for (const name of missing) build(name)
}

/** Builds everything, also what is already built. */
export function buildAll() {
  ensureInstalled({ dev: true })
  build('web')
  build('server')
}

/** @param {'web' | 'server'} which */
function build(which) {
  const { name, folder } = builds[which]
  console.log(`Building ${name} …`)
  if (!runTool('vite', ['build', folder, '--logLevel', 'warn'])) {
    throw new Error(`Lectern could not build ${name}.`)
  }
  mkdirSync(dirname(stampFileOf(which)), { recursive: true })
  writeFileSync(stampFileOf(which), stampOfBuild(which))
}

/**
 * True if the output exists and was built from the current sources.
 * @param {'web' | 'server'} which
 */
function isBuilt(which) {
  const stampFile = stampFileOf(which)
  const exists = existsSync(join(root, builds[which].output)) && existsSync(stampFile)
  return exists && readFileSync(stampFile, 'utf8') === stampOfBuild(which)
}

/**
 * Stored outside `dist`, which is served. It is removed together with `node_modules`, which the build depends on.
 * @param {'web' | 'server'} which
 */
const stampFileOf = (which) => join(root, `node_modules/.lectern/${which}-build`)

/** @param {'web' | 'server'} which */
const stampOfBuild = (which) => stampOf(builds[which].inputs.map((path) => join(root, path)))

/**
 * A hash of the paths and contents of files and folders. Modification times are not part of it, because npm rewrites
 * the lockfile when it removes packages.
 * @param {readonly string[]} paths
 */
export function stampOf(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => filesBelow(path))) {
    hash.update(`${relative(root, file)} ${statSync(file).size}\n`).update(readFileSync(file))
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
