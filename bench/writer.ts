/**
 * Measures the built-in writer when it is warm: `npm run bench:writer`. The pages are the courses of the sandbox, one page
 * after the other, again with other words in the places of names where that is not enough. Prints the milliseconds of each
 * step for 2,000 words, and by how much the time for a word grows up to 50,000 words.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPage } from '../packages/server/src/generation/page-reader/read-page.ts'
import type { StructuredPage } from '../packages/server/src/generation/page.ts'
import { prepareMaterial } from '../packages/server/src/generation/writers/outline/material/material.ts'
import { createOutlineWriter } from '../packages/server/src/generation/writers/outline/outline-writer.ts'
import { medians, printGoal, printTable } from './figures.ts'

const courses = 'packages/sandbox-lms/courses'
const writer = createOutlineWriter()
const pages = readdirSync(courses).flatMap((course) =>
  readdirSync(join(courses, course, 'pages')).map((file) =>
    readFileSync(join(courses, course, 'pages', file), 'utf8'),
  ),
)

/** HTML with about the given number of words. No sentence comes twice: repetitions of the courses have a number in each sentence. */
function htmlOf(words: number): string {
  const parts: string[] = []
  let found = 0
  for (let at = 0; found < words; at += 1) {
    const html = pages[at % pages.length] ?? ''
    const round = Math.floor(at / pages.length)
    const part = round === 0 ? html : html.replaceAll(/ (the|a) /g, ` $1 ${round}th `)
    parts.push(`<h1>Part ${at + 1}</h1>${part}`)
    found += part.replaceAll(/<[^>]*>/g, ' ').split(/\s+/).length
  }
  return parts.join('')
}

async function timed<Result>(work: () => Result | Promise<Result>): Promise<[Result, number]> {
  const begun = performance.now()
  return [await work(), performance.now() - begun]
}

async function measure(html: string) {
  const [page, read] = await timed(() => readPage({ title: 'Weather, bread and maps', html, language: 'en' }))
  const [, material] = await timed(() => prepareMaterial(page))
  const request = { page: page satisfies StructuredPage, options: {}, images: new Map<string, string>() }
  const [, slideshow] = await timed(() => writer.write('slideshow', request))
  const [, podcast] = await timed(() => writer.write('podcast', request))
  return { words: page.words, read, 'of it: material': material, slideshow, podcast }
}

/** Milliseconds from the page to the slideshow or the podcast, for a thousand words. */
const forWords = (run: Awaited<ReturnType<typeof measure>>, format: 'slideshow' | 'podcast') =>
  ((run.read + run[format]) / run.words) * 1000

const short = htmlOf(2000)
for (let warming = 0; warming < 3; warming += 1) await measure(short)
const runs = []
for (let run = 0; run < 5; run += 1) runs.push(await measure(short))
const small = medians(runs)
const large = await measure(htmlOf(50_000))
printTable({ [`${small.words} words`]: small, [`${large.words} words`]: large })
printGoal('2,000 words read and written', small.read + small.slideshow, 500, 'ms')
for (const format of ['slideshow', 'podcast'] as const)
  printGoal(
    `time for a word of 50,000 in a ${format}, beside one of 2,000`,
    forWords(large, format) / forWords(small, format),
    2,
    'times',
  )
