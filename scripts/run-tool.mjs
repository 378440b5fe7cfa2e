import { spawn, spawnSync } from 'node:child_process'
import { constants } from 'node:os'
import { commandOf, projectNode, root, toolEnvironment } from './runtime.mjs'

/** @typedef {{ ok: boolean, output: string, seconds: number }} Outcome */

/**
 * Runs a tool until it ends and shows its output. Returns whether it succeeded.
 * @param {string} tool
 * @param {readonly string[]} parameters
 * @param {Record<string, string>} [environment] added to the environment of this process
 */
export function runTool(tool, parameters, environment = {}) {
  const { status } = spawnSync(projectNode(), commandOf(tool, parameters), {
    cwd: root,
    env: { ...toolEnvironment(), ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return status === 0
}

/**
 * Runs a tool until it ends and captures its output.
 * @param {string} tool
 * @param {readonly string[]} parameters
 * @returns {Promise<Outcome>}
 */
export function captureTool(tool, parameters) {
  const start = performance.now()
  const child = spawn(projectNode(), commandOf(tool, parameters), {
    cwd: root,
    env: toolEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk) => (output += chunk))
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      resolve({ ok: code === 0, output, seconds: (performance.now() - start) / 1000 })
    })
  })
}

/**
 * Starts a tool that runs until it is stopped. It belongs to the process group of this process and shares its terminal.
 * @param {string} tool
 * @param {readonly string[]} parameters
 */
export function startTool(tool, parameters) {
  return spawn(projectNode(), commandOf(tool, parameters), {
    cwd: root,
    env: toolEnvironment(),
    stdio: 'inherit',
  })
}

/**
 * Runs as long as all of these children. Passes each signal on once. As soon as one child ends, stops the others and
 * exits with the code of the first.
 * @param {readonly import('node:child_process').ChildProcess[]} children
 */
export function superviseChildren(children) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    let passedOn = false
    process.on(signal, () => {
      if (!passedOn) for (const child of children) child.kill(signal)
      passedOn = true
    })
  }
  for (const child of children) {
    child.once('exit', (code, signal) => {
      process.exitCode ??= code ?? 128 + (signal ? constants.signals[signal] : 0)
      for (const other of children) if (other !== child) other.kill('SIGTERM')
    })
  }
}
