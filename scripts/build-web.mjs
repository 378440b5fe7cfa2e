import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './runtime.mjs'
import { runTool } from './run-tool.mjs'

const inputs = ['packages/web', 'packages/domain', 'package-lock.json'].map((path) => join(root, path))
const output = join(root, 'packages/web/dist/index.html')
/** Kept outside of `dist`, which is served; it goes with `node_modules`, whose content the build depends on. */
const stampFile = join(root, 'node_modules/.lectern/web-build')

/** Builds the web app, unless it stands there built from these very sources. */
export function ensureWebBuilt() {
  const stamp = stampOf(inputs)
  if (existsSync(output) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  console.log('Building the web app …')
  if (!runTool('vite', ['build', 'packages/web', '--logLevel', 'warn']))
    throw new Error('The web app could not be built.')
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
