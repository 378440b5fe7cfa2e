import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { ensureInstalled } from './install.mjs'
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
 * Installs and builds what is missing. A Lectern that is built runs without the packages that only building needs
 * (`npm prune --omit=dev`).
 * @param {readonly ('web' | 'server')[]} which
 */
export function ensureReady(which) {
  const missing = which.filter((name) => !isBuilt(name))
  ensureInstalled({ dev: missing.length > 0 })
  for (const name of missing) build(name)
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
 * Whether it stands there built from these very sources.
 * @param {'web' | 'server'} which
 */
function isBuilt(which) {
  const stampFile = stampFileOf(which)
  const isThere = existsSync(join(root, builds[which].output)) && existsSync(stampFile)
  return isThere && readFileSync(stampFile, 'utf8') === stampOfBuild(which)
}

/**
 * Kept outside of `dist`, which is served; it goes with `node_modules`, whose content the build depends on.
 * @param {'web' | 'server'} which
 */
const stampFileOf = (which) => join(root, `node_modules/.lectern/${which}-build`)

/** @param {'web' | 'server'} which */
const stampOfBuild = (which) => stampOf(builds[which].inputs.map((path) => join(root, path)))

/**
 * Names the state of some files and folders by their paths and contents. Times of change say nothing: npm writes the
 * lockfile again when it removes packages.
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
