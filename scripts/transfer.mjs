import { ensureReady } from './build.mjs'
import { inSentences } from './in-sentences.mjs'
import { liveWith, startTool } from './run-tool.mjs'

await inSentences(() => {
  ensureReady(['server'])
  liveWith([startTool('node', ['packages/server/dist/transfer.js', ...process.argv.slice(2)])])
})
