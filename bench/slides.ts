/**
 * Slides in a real browser: `npm run bench:slides`, or one half of it, `npm run bench:slides -- player` or `-- editor`;
 * with `--runs 1` quickly and roughly. The player shows 60 slides beside reveal.js and Slidev with the same text; the
 * editor opens 30, 300 and 1,000. Figures are medians over fresh browsers. Machines are noisy: the load is printed with
 * them, and over one for each processor times say more of the others than of us.
 */
import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { measureEditor } from './slides/measure-editor.ts'
import { measurePlayer } from './slides/measure-player.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
})
const runs = Math.max(1, Number(values.runs) || 5)
const halves = { player: measurePlayer, editor: measureEditor }

for (const [name, measure] of Object.entries(halves)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  console.log(
    `\n${name}: medians of ${runs} fresh browsers, ${availableParallelism()} processors, load ${load()}`,
  )
  await measure(runs)
  console.log(`load afterwards ${load()}`)
}

function load(): string {
  return loadavg()
    .map((average) => average.toFixed(1))
    .join(' ')
}
