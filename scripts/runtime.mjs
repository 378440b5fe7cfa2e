import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project. Every script uses it, regardless of the current directory. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Tools whose package has another name. */
const packageOfTool = {
  depcruise: 'dependency-cruiser',
  playwright: '@playwright/test',
  tsc: '@typescript/native',
}

/**
 * The Node that runs the project: the pinned one, which npm installs as an optional dependency. On platforms without
 * it, the machine's Node if it is new enough.
 */
export function projectNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const program = process.platform === 'win32' ? 'node.exe' : 'node'
  const pinned = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', program)
  if (existsSync(pinned)) return pinned
  if (isNewEnough(process.versions.node)) return process.execPath
  throw new Error(
    `Lectern runs on Node 24, which npm installs on Linux and Windows. It is missing here (${process.platform} ` +
      `${process.arch}), and this machine has Node ${process.versions.node}. Install Node 24 or newer from ` +
      'https://nodejs.org. On Linux or Windows you can also run "npm ci --include=optional".',
  )
}

/** @param {string} version as in `process.versions.node` */
export function isNewEnough(version) {
  return Number(version.split('.')[0]) >= 24
}

/**
 * The file that starts a tool of the project, to be run by `projectNode()`.
 * @param {string} tool the command's name: `vite`
 */
export function toolFile(tool) {
  const packageName = Object.entries(packageOfTool).find(([name]) => name === tool)?.[1] ?? tool
  const folder = join(root, 'node_modules', packageName)
  const description = join(folder, 'package.json')
  if (!existsSync(description)) throw new Error(`There is no tool "${tool}".`)
  const { bin } = JSON.parse(readFileSync(description, 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[tool])
}

/**
 * The command line that runs a tool with the project's Node. `node` is that Node itself.
 * @param {string} tool
 * @param {readonly string[]} parameters
 */
export function commandOf(tool, parameters) {
  const quiet = '--disable-warning=ExperimentalWarning'
  return tool === 'node' ? [quiet, ...parameters] : [quiet, toolFile(tool), ...parameters]
}

/**
 * The environment for tools. The command `node` is the project's Node, and Node reuses its compile cache, which makes a
 * start a third faster.
 */
export function toolEnvironment() {
  const path = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  return {
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'lectern', 'compiled'),
    ...process.env,
    [path]: [dirname(projectNode()), process.env[path]].filter(Boolean).join(delimiter),
  }
}
