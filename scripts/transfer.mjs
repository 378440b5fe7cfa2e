import { ensureReady } from './build.mjs'
import { runScript } from './run-script.mjs'
import { superviseChildren, startTool } from './run-tool.mjs'

await runScript(() => {
  ensureReady(['server'])
  superviseChildren([startTool('node', ['packages/server/dist/transfer.js', ...process.argv.slice(2)])])
})
