/**
 * Measures slides in a real browser: `npm run bench:slides`, or one half with `npm run bench:slides -- player` or `--
 * editor`. `--runs 1` gives a quick, rough result. The player shows 60 slides and is compared with reveal.js and Slidev
 * with the same text. The editor opens 30, 300 and 1,000 slides. Figures are medians over new browsers. The load of the
 * machine is printed with them: above one per processor, the times depend mostly on other processes.
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
