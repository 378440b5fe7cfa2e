import { ensureInstalled } from './install.mjs'
import { inSentences } from './in-sentences.mjs'
import { liveWith, startTool } from './run-tool.mjs'

/** The server, started again at every change, and the web app with hot reload in front of it. */
await inSentences(() => {
  ensureInstalled()
  liveWith([
    startTool('node', ['--watch', '--watch-preserve-output', 'packages/server/src/main.ts']),
    startTool('vite', ['packages/web']),
  ])
})
