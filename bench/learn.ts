/**
 * Measures the pages for learners: `npm run bench:learn`, or one half with `npm run bench:learn -- load` or `-- page`. The
 * page shows 60 slides and is compared with reveal.js in a browser. The load is 1,000 learners who open it, load its files and
 * report, compared with a bare Fastify that sends the same bytes. `--runs 1` gives a quick, rough result. Run `npm run
 * build` first.
 */
import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { measureLoad } from './learn/measure-load.ts'
import { measurePage } from './learn/measure-page.ts'
import { publishDeck } from './learn/publish-deck.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
})
const runs = Math.max(1, Number(values.runs) || 5)
const halves = { load: measureLoad, page: measurePublishedPage }

for (const [name, measure] of Object.entries(halves)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  console.log(`\n${name}: ${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}`)
  await measure(runs)
}

async function measurePublishedPage(times: number): Promise<void> {
  const published = await publishDeck()
  try {
    await measurePage(published, times)
  } finally {
    await published.close()
  }
}
