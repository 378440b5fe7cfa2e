import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project; every script works from here, wherever it is called. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Tools whose package is not named like them. */
const packageOfTool = {
  depcruise: 'dependency-cruiser',
  playwright: '@playwright/test',
  tsc: '@typescript/native',
}

/**
 * The Node that runs the project: the pinned one, which npm installs as an optional dependency, or the machine's own
 * where there is no pinned one for the platform and its own is new enough.
 */
export function projectNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const program = process.platform === 'win32' ? 'node.exe' : 'node'
  const pinned = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', program)
  if (existsSync(pinned)) return pinned
  if (isNewEnough(process.versions.node)) return process.execPath
  throw new Error(
    `Lectern runs on Node 24. It comes along for Linux and Windows; here (${process.platform} ${process.arch}) it is ` +
      `missing, and this machine's own is ${process.versions.node}. Please install Node 24 or newer from ` +
      'https://nodejs.org, or run "npm ci --include=optional" if your platform is one of these.',
  )
}

/** @param {string} version as in `process.versions.node` */
export function isNewEnough(version) {
  return Number(version.split('.')[0]) >= 24
}

/**
 * The file that a tool of ours starts from, to be run by `projectNode()`.
 * @param {string} tool the command's name: `vite`
 */
export function toolFile(tool) {
  const packageName = Object.entries(packageOfTool).find(([name]) => name === tool)?.[1] ?? tool
  const folder = join(root, 'node_modules', packageName)
  const description = join(folder, 'package.json')
  if (!existsSync(description)) throw new Error(`There is no tool "${tool}" here.`)
  const { bin } = JSON.parse(readFileSync(description, 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[tool])
}

/**
 * The command line of a tool under the project's Node. `node` is that Node itself.
 * @param {string} tool
 * @param {readonly string[]} parameters
 */
export function commandOf(tool, parameters) {
  const quiet = '--disable-warning=ExperimentalWarning'
  return tool === 'node' ? [quiet, ...parameters] : [quiet, toolFile(tool), ...parameters]
}

/**
 * The environment for tools: what they start as `node` is the project's Node too, and what Node has compiled once it
 * finds again, which takes a third off a start.
 */
export function toolEnvironment() {
  const path = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  return {
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'lectern', 'compiled'),
    ...process.env,
    [path]: [dirname(projectNode()), process.env[path]].filter(Boolean).join(delimiter),
  }
}
