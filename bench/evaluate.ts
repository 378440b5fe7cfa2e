/**
 * Measures the quality of what writers write: `npm run evaluate -- <folder in the format of the corpus>`.
 *
 * - `--report <file>`: the HTML report, `evaluation.html` in the temporary directory by default
 * - `--compare <earlier report>`: shows what is better and worse than in that report
 * - `--pages <number>`: only the first pages of each course
 * - `--model`: also evaluates the model of LECTERN_LANGUAGE_MODEL
 *
 * The language model writer is always evaluated with a scripted model, which answers well and badly. The command fails if a
 * measure does not hold for its good answers, or if one of its planted faults is not caught.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../packages/server/src/platform/configuration/read-config.ts'
import { createLanguageModels, writers } from '../packages/server/src/generation/writers.ts'
import { evaluatePage } from './evaluate/evaluate-page.ts'
import type { PageResult } from './evaluate/evaluate-page.ts'
import { evaluateModel, printModel } from './evaluate/evaluate-model.ts'
import { isBetter, keyOf, measures, shareOf, written } from './evaluate/measures.ts'
import { findPages } from './evaluate/read-pages.ts'
import { parseReport, renderReport } from './evaluate/report.ts'
import type { StoredReport } from './evaluate/report.ts'
import { groupsOf } from './evaluate/summarise.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    report: { type: 'string' },
    compare: { type: 'string' },
    pages: { type: 'string' },
    model: { type: 'boolean', default: false },
  },
})
const folder = resolve(positionals[0] ?? '../shared/course-systems/corpus')
if (!existsSync(join(folder, 'courses.json'))) {
  console.log(`There is no courses.json in ${folder}. Name a folder in the format of the corpus.`)
  process.exit(1)
}
const earlier = values.compare === undefined ? undefined : parseReport(readFileSync(values.compare, 'utf8'))
const report = resolve(values.report ?? join(tmpdir(), 'evaluation.html'))

const began = performance.now()
const pages = findPages(folder).filter(({ course }, at, all) => {
  const before = all.slice(0, at).filter((one) => one.course === course).length
  return before < Number(values.pages ?? Infinity)
})
const scripted = await evaluateModel(pages)
const results = [...(await evaluate()), scripted.good]
print(results, earlier)
if (!printModel(scripted)) process.exitCode = 1
writeFileSync(report, renderReport(results, earlier, new Date().toISOString().slice(0, 16).replace('T', ' ')))
console.log(
  `${results.length} pages in ${((performance.now() - began) / 1000).toFixed(1)} s. Report: ${report}`,
)

async function evaluate(): Promise<readonly PageResult[]> {
  const models = createLanguageModels(values.model ? readConfig(process.env).languageModels : undefined)
  const used = Object.values(writers).flatMap((create) => create(models) ?? [])
  const found: PageResult[] = []
  for (const writer of used) {
    await writer.warmUp?.()
    for (const page of pages)
      found.push(await evaluatePage(page, writer, { withMinutes: writer.id === 'outline' }))
  }
  return found
}

/** A table of measures with a column for each writer and language. */
function print(all: readonly PageResult[], before: StoredReport | undefined): void {
  for (const group of groupsOf(all)) {
    console.log(`\n${group.name}: ${group.pages} pages, ${group.refused} refused`)
    for (const measure of measures) {
      const own = group.tallies[keyOf(measure)]
      const share = own && shareOf(own)
      if (share === undefined) continue
      const was = before?.groups.find(({ name }) => name === group.name)?.tallies[keyOf(measure)]
      const old = was && shareOf(was)
      const better = old === undefined ? undefined : isBetter(measure, old, share)
      const change =
        old === undefined
          ? ''
          : `  before ${written(measure, old)}${better === undefined ? '' : better ? '  better' : '  WORSE'}`
      console.log(
        `  ${measure.format.padEnd(9)}  ${measure.label.padEnd(52)} ${written(measure, share).padStart(9)}${change}`,
      )
    }
  }
}
