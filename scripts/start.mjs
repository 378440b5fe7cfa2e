import { ensureReady } from './build.mjs'
import { runScript } from './run-script.mjs'
import { superviseChildren, startTool } from './run-tool.mjs'

await runScript(() => {
  ensureReady(['web', 'server'])
  superviseChildren([startTool('node', ['packages/server/dist/main.js', ...process.argv.slice(2)])])
})
