import { buildAll } from './build.mjs'
import { runScript } from './run-script.mjs'

await runScript(buildAll)
