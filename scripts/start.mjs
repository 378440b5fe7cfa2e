import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { inSentences } from './in-sentences.mjs'
import { liveWith, startTool } from './run-tool.mjs'

await inSentences(() => {
  ensureInstalled()
  ensureBuilt('web')
  ensureBuilt('server')
  liveWith([startTool('node', ['packages/server/dist/main.js', ...process.argv.slice(2)])])
})
