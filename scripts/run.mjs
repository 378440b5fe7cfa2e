import { ensureInstalled } from './install.mjs'
import { inSentences } from './in-sentences.mjs'
import { liveWith, startTool } from './run-tool.mjs'

/** `node scripts/run.mjs <tool> …`: any tool of the project, under the project's Node. */
await inSentences(() => {
  const [tool, ...parameters] = process.argv.slice(2)
  if (!tool) throw new Error('Which tool? For example: node scripts/run.mjs vitest run packages/domain')
  ensureInstalled()
  liveWith([startTool(tool, parameters)])
})
