import { ensureInstalled } from './install.mjs'
import { inSentences } from './in-sentences.mjs'
import { runTool } from './run-tool.mjs'

/** Mends what a machine can mend: first the lint rules, then the form of what they changed. */
await inSentences(() => {
  ensureInstalled()
  const linted = runTool('oxlint', ['--type-aware', '--fix'])
  const formatted = runTool('oxfmt', [])
  if (!linted || !formatted) process.exitCode = 1
})
