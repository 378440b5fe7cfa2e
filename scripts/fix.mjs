import { ensureInstalled } from './install.mjs'
import { runScript } from './run-script.mjs'
import { runTool } from './run-tool.mjs'

/** Fixes what tools can fix: first the lint rules, then the format. */
await runScript(() => {
  ensureInstalled()
  const linted = runTool('oxlint', ['--type-aware', '--fix'])
  const formatted = runTool('oxfmt', [])
  if (!linted || !formatted) process.exitCode = 1
})
