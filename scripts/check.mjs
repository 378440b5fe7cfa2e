import { runChecks } from './checks.mjs'
import { ensureInstalled } from './install.mjs'
import { inSentences } from './in-sentences.mjs'

await inSentences(async () => {
  ensureInstalled()
  const { failed } = await runChecks()
  if (failed > 0) {
    console.log(`${failed} of the checks failed. "npm run fix" mends form and simple rules.`)
    process.exitCode = 1
  }
})
