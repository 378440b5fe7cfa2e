import { ensureReady } from './build.mjs'
import { inSentences } from './in-sentences.mjs'
import { liveWith, startTool } from './run-tool.mjs'

await inSentences(() => {
  ensureReady(['web', 'server'])
  liveWith([startTool('node', ['packages/server/dist/main.js', ...process.argv.slice(2)])])
})
