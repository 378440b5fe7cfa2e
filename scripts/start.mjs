import { ensureWebBuilt } from './build-web.mjs'
import { ensureInstalled } from './install.mjs'
import { inSentences } from './in-sentences.mjs'
import { liveWith, startTool } from './run-tool.mjs'

await inSentences(() => {
  ensureInstalled()
  ensureWebBuilt()
  liveWith([startTool('node', ['packages/server/src/main.ts', ...process.argv.slice(2)])])
})
