import { availableParallelism } from 'node:os'
import { captureTool } from './run-tool.mjs'

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string} tool
 * @property {readonly string[]} parameters
 * @property {(output: string) => string | undefined} [complaint] finds an error that the tool's exit code does not show
 */

/** @type {readonly Check[]} */
export const checks = [
  { name: 'lint', tool: 'oxlint', parameters: ['--type-aware', '--deny-warnings'] },
  {
    name: 'imports',
    tool: 'depcruise',
    parameters: ['--config', '.dependency-cruiser.cjs', '--output-type', 'err-long', 'packages', 'scripts'],
    complaint: findNoModules,
  },
  { name: 'conventions', tool: 'node', parameters: ['scripts/conventions.mjs'] },
  { name: 'unused', tool: 'knip', parameters: ['--no-progress'] },
  { name: 'types of domain', tool: 'tsc', parameters: ['-p', 'packages/domain'] },
  { name: 'types of server', tool: 'tsc', parameters: ['-p', 'packages/server'] },
  { name: 'types of web', tool: 'tsc', parameters: ['-p', 'packages/web'] },
  { name: 'types of sandbox-lms', tool: 'tsc', parameters: ['-p', 'packages/sandbox-lms'] },
  { name: 'types of the rest', tool: 'tsc', parameters: ['-p', '.'] },
  { name: 'format', tool: 'oxfmt', parameters: ['--check'] },
  { name: 'plain words', tool: 'node', parameters: ['scripts/plain-words.mjs'] },
]

/**
 * Without this check, dependency-cruiser passes when it finds no file, for example because it cannot read TypeScript.
 * @param {string} output
 */
export function findNoModules(output) {
  const modules = Number(/(\d+) modules/.exec(output)?.[1] ?? 0)
  return modules > 0
    ? undefined
    : 'dependency-cruiser found no module: is `typescript` (6, for tools) installed?'
}

/**
 * Runs all checks, one per processor at a time, and prints the output of those that fail.
 * @param {(name: string) => void} [onFailure]
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>}
 */
export async function runChecks(onFailure) {
  const waiting = [...checks]
  const tally = { passed: 0, failed: 0, skipped: 0 }
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let check = waiting.shift(); check; check = waiting.shift()) {
        const passed = await runCheck(check)
        tally[passed ? 'passed' : 'failed'] += 1
        if (!passed) onFailure?.(check.name)
      }
    }),
  )
  return tally
}

/** @param {Check} check */
async function runCheck({ name, tool, parameters, complaint }) {
  const { ok, output, seconds } = await captureTool(tool, parameters)
  const wrong = ok ? complaint?.(output) : output.trimEnd()
  console.log(`${wrong === undefined ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`)
  if (wrong !== undefined) console.log(`\n${wrong}\n`)
  return wrong === undefined
}
