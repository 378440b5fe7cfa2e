import { ensureInstalled } from './install.mjs'
import { runScript } from './run-script.mjs'
import { superviseChildren, startTool } from './run-tool.mjs'

/** `node scripts/run.mjs <tool> …` runs any tool of the project with the project's Node. */
await runScript(() => {
  const [tool, ...parameters] = process.argv.slice(2)
  if (!tool) throw new Error('Which tool? For example: node scripts/run.mjs vitest run packages/domain')
  ensureInstalled()
  superviseChildren([startTool(tool, parameters)])
})
