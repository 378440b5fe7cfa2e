import { ensureInstalled } from './install.mjs'
import { runScript } from './run-script.mjs'
import { superviseChildren, startTool } from './run-tool.mjs'

/** Starts the server, which restarts at every change, and the web app with hot reload in front of it. */
await runScript(() => {
  ensureInstalled()
  superviseChildren([
    startTool('node', ['--watch', '--watch-preserve-output', 'packages/server/src/main.ts']),
    startTool('vite', ['packages/web']),
  ])
})
