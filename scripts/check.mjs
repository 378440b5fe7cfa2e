import { runChecks } from './checks.mjs'
import { ensureInstalled } from './install.mjs'
import { runScript } from './run-script.mjs'

await runScript(async () => {
  ensureInstalled()
  const { failed } = await runChecks()
  if (failed > 0) {
    console.log(`${failed} of the checks failed. "npm run fix" fixes the format and simple rules.`)
    process.exitCode = 1
  }
})
