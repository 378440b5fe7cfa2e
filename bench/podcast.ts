/**
 * Measures podcasts of 200 lines: `npm run bench:podcast`, or one part of it with `speech`, `episode` or `editor`.
 * `--runs 1` gives a quick, rough result. Prints the load of the machine with the figures, because other processes
 * disturb them.
 */
import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { measureEditor } from './podcast/measure-editor.ts'
import { measureEpisode } from './podcast/measure-episode.ts'
import { measureSpeech } from './podcast/measure-speech.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
})
const runs = Math.max(1, Number(values.runs) || 5)
const parts = { speech: measureSpeech, episode: measureEpisode, editor: measureEditor }

for (const [name, measure] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  console.log(`\n${name}: ${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}`)
  await measure(runs)
}
