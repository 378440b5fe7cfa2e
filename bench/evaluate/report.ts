import { z } from 'zod'
import { defects } from '../../packages/server/src/generation/writers/outline/linting/finding.ts'
import type { PageResult } from './evaluate-page.ts'
import { isBetter, isMet, keyOf, measures, shareOf, written } from './measures.ts'
import type { Measure } from './measures.ts'
import { groupsOf } from './summarise.ts'
import type { Group } from './summarise.ts'

const tally = z.object({ count: z.number(), of: z.number() })

/** The part of a report that is embedded in its HTML, so that a later report can be compared with it. */
const stored = z.object({
  groups: z.array(z.object({ name: z.string(), tallies: z.record(z.string(), tally) })),
  pages: z.array(z.object({ writer: z.string(), file: z.string(), findings: z.number() })),
})

export type StoredReport = z.infer<typeof stored>

/** The measures of an earlier report, from its HTML. */
export function parseReport(html: string): StoredReport {
  const json = /<script type="application\/json" id="measures">([^<]*)<\/script>/.exec(html)?.[1]
  if (json === undefined) throw new Error('The file to compare with is no report of `npm run evaluate`.')
  return stored.parse(JSON.parse(json))
}

/** One HTML file with everything, which opens without a server. */
export function renderReport(
  results: readonly PageResult[],
  earlier: StoredReport | undefined,
  when: string,
): string {
  const groups = groupsOf(results)
  const kept: StoredReport = {
    groups: groups.map(({ name, tallies }) => ({ name, tallies })),
    pages: results.map(({ writer, file, findings }) => ({ writer, file, findings: findings.length })),
  }
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Evaluation of writers</title>
<style>${styles}</style>
</head>
<body>
<h1>Evaluation of writers</h1>
<p>${when}. ${results.length} pages. A bar shows the share, and its line the aim. Green meets the aim.${earlier ? ' The small number is the change since the earlier report.' : ''}</p>
${(['slideshow', 'podcast'] as const).map((format) => measuresTable(format, groups, earlier)).join('\n')}
${costs(groups)}
<h2>Pages, worst first</h2>
${pagesTable(results, earlier)}
<h2>Examples, worst pages first</h2>
${examples(results)}
<script type="application/json" id="measures">${JSON.stringify(kept).replaceAll('<', String.raw`\u003c`)}</script>
</body>
</html>
`
}

function measuresTable(
  format: Measure['format'],
  groups: readonly Group[],
  earlier: StoredReport | undefined,
): string {
  const rows = measures
    .filter((one) => one.format === format)
    .map((measure) => {
      const cells = groups.map((group) => cellOf(measure, group, earlier))
      return `<tr><th scope="row">${escaped(measure.label)}</th><td>${aimOf(measure)}</td>${cells.join('')}</tr>`
    })
  const heads = groups.map(
    ({ name, pages }) => `<th scope="col">${escaped(name)}<small>${pages} pages</small></th>`,
  )
  return `<h2>${format === 'slideshow' ? 'Slideshows' : 'Podcasts'}</h2>
<div class="wide"><table><thead><tr><th scope="col">Measure</th><th scope="col">Aim</th>${heads.join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`
}

function aimOf({ most, least }: Measure): string {
  const percent = (share: number) => `${Math.round(share * 100)} %`
  if (most !== undefined && least !== undefined) return `${percent(least)} to ${percent(most)}`
  if (most !== undefined) return most === 0 ? '0' : `at most ${percent(most)}`
  return least === undefined ? '' : least === 1 ? '100 %' : `at least ${percent(least)}`
}

function cellOf(measure: Measure, group: Group, earlier: StoredReport | undefined): string {
  const own = group.tallies[keyOf(measure)] ?? { count: 0, of: 0 }
  const share = shareOf(own)
  if (share === undefined) return '<td class="none">–</td>'
  const before = earlier?.groups.find(({ name }) => name === group.name)?.tallies[keyOf(measure)]
  const was = before && shareOf(before)
  const aim = measure.most ?? measure.least
  const hasAim = aim !== undefined
  const state = hasAim ? (isMet(measure, share) ? 'met' : 'missed') : 'plain'
  const bar = measure.unit ? '' : chart(share, aim, state)
  return `<td class="${state}"><b>${written(measure, share)}</b><small>${own.count.toFixed(0)} of ${own.of.toFixed(0)}</small>${bar}${was === undefined ? '' : changeOf(measure, was, share)}</td>`
}

function chart(share: number, aim: number | undefined, state: string): string {
  const line = aim === undefined ? '' : `<line x1="${100 * aim}" x2="${100 * aim}" y1="0" y2="8"/>`
  return `<svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect class="${state}" width="${(100 * Math.min(1, share)).toFixed(1)}" height="8"/>${line}</svg>`
}

function changeOf(measure: Measure, was: number, now: number): string {
  const better = isBetter(measure, was, now)
  const change = (measure.unit ? 1 : 100) * (now - was)
  if (Math.abs(change) < 0.05) return ''
  const word = better === undefined ? '' : better ? ' better' : ' worse'
  return `<small class="change${word}">${change > 0 ? '+' : '−'}${Math.abs(change).toFixed(1)}${word}</small>`
}

function costs(groups: readonly Group[]): string {
  const rows = groups.map(
    ({ name, pages, refused, millisecondsPer1000Words, dollars }) =>
      `<tr><th scope="row">${escaped(name)}</th><td>${pages}</td><td>${refused}</td><td>${millisecondsPer1000Words.toFixed(0)} ms</td><td>${dollars === 0 ? 'free' : `$${dollars.toFixed(2)}`}</td></tr>`,
  )
  return `<h2>Time and cost</h2><table><thead><tr><th scope="col">Writer</th><th scope="col">Pages</th><th scope="col">Refused</th><th scope="col">For 1,000 words</th><th scope="col">Cost</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

/** Findings for each slide and line matter more than findings as such: long pages have more of both. */
export function worstFirst(results: readonly PageResult[]): readonly PageResult[] {
  return results.toSorted((a, b) => density(b) - density(a))
}

function density({ findings, tallies }: PageResult): number {
  const parts = (tallies['slideshow.references']?.of ?? 0) + (tallies['podcast.references']?.of ?? 0)
  return parts === 0 ? 0 : findings.length / parts
}

function pagesTable(results: readonly PageResult[], earlier: StoredReport | undefined): string {
  const rows = worstFirst(results).map((one) => {
    const was = earlier?.pages.find(
      ({ writer, file }) => writer === one.writer && file === one.file,
    )?.findings
    const counts = new Map<string, number>()
    for (const { defect } of one.findings) counts.set(defect, (counts.get(defect) ?? 0) + 1)
    const list = [...counts].map(([defect, count]) => `${count} ${defect}`).join(', ')
    const change = was === undefined || was === one.findings.length ? '' : ` (before ${was})`
    return `<tr><th scope="row">${escaped(one.title)}</th><td>${escaped(one.course)}</td><td>${one.language}</td><td>${one.words}</td><td>${one.findings.length}${change}</td><td>${escaped(one.refused ?? list)}</td></tr>`
  })
  return `<div class="wide"><table><thead><tr><th scope="col">Page</th><th scope="col">Course</th><th scope="col">Language</th><th scope="col">Words</th><th scope="col">Findings</th><th scope="col">Kinds</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`
}

function examples(results: readonly PageResult[]): string {
  return worstFirst(results)
    .filter(({ findings }) => findings.length > 0)
    .map((one) => {
      const items = one.findings.map(({ defect, format, at, excerpt, detail }) => {
        const place = at === undefined ? format : `${format === 'slideshow' ? 'slide' : 'line'} ${at + 1}`
        return `<li><b>${defects[defect]}</b> · ${place}${detail === undefined ? '' : ` · <i>${escaped(detail)}</i>`}<br><span dir="auto">${escaped(excerpt)}</span></li>`
      })
      return `<details><summary>${escaped(one.title)} · ${one.language} · ${one.writer} · ${one.findings.length} findings</summary><ul>${items.join('\n')}</ul></details>`
    })
    .join('\n')
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

const styles = `
:root { color-scheme: light dark }
body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 1400px; padding: 0 1rem }
h1 { font-size: 1.6rem } h2 { font-size: 1.2rem; margin-top: 2rem }
table { border-collapse: collapse } .wide { overflow-x: auto }
th, td { padding: .35rem .7rem; border-bottom: 1px solid color-mix(in srgb, currentColor 18%, transparent); text-align: start; vertical-align: top }
td { font-variant-numeric: tabular-nums } thead th { white-space: nowrap }
small { display: block; opacity: .75; font-weight: normal }
svg { display: block; width: 90px; height: 8px; margin-top: 3px; background: color-mix(in srgb, currentColor 12%, transparent) }
rect.met { fill: #15803d } rect.missed { fill: #c2410c } rect.plain { fill: #64748b }
line { stroke: currentColor; stroke-width: 2; vector-effect: non-scaling-stroke }
.better { color: #15803d } .worse { color: #c2410c }
@media (prefers-color-scheme: dark) { .better { color: #4ade80 } .worse { color: #fb923c } }
details { margin: .5rem 0 } summary { cursor: pointer } li { margin: .4rem 0 }
`
