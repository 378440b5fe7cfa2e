import { type Format, formats } from '@lectern/domain/courses/formats.ts'
import type { EarlierPage, WritingRequest } from '../../writer.ts'
import { asData } from './as-data.ts'
import { languageName } from './in-language.ts'
import { fillPrompt, prompts } from './prompts.ts'

/** The tag of the language to write in: the author's choice, otherwise the page's. */
export function targetLanguage({ page, options }: Pick<WritingRequest, 'page' | 'options'>): string {
  return options.language ?? page.language
}

/** The rules for everything that is requested about a page. */
export function instructionsFor(request: Pick<WritingRequest, 'page' | 'options'>): string {
  return fillPrompt(prompts.writer, { language: languageName(targetLanguage(request)) })
}

/** The values that plans and pieces have in common, by the names of their placeholders. */
export function requestValues(request: WritingRequest, format: Format): Readonly<Record<string, string>> {
  return {
    context: contextOf(request, format),
    options: optionsOf(request),
  }
}

/** Characters of what earlier pages taught. The nearest pages are kept. */
const mostMemory = 2_000

/** The title of the page, where the page belongs, and what the learner knows from earlier pages. */
function contextOf({ page, context }: WritingRequest, format: Format): string {
  const { course, module, before, after, terms = [], earlier = [] } = context ?? {}
  const remembered = memoryOf(earlier)
  const greeting = earlier.findLast((one) => one.greeting)?.greeting
  const marked = namesAsContext({
    Page: page.title,
    Course: course,
    Module: module,
    'The page before it, which the learner knows': before,
    'The page after it': after,
    'Terms of the course, to be spelled so where the page uses them': terms.join(', '),
    ...Object.fromEntries(remembered.map((text, at) => [`Known from earlier pages (${at + 1})`, text])),
    'How the hosts began the podcast before, for their manner and not to be repeated': formats[format]
      .isDialogue
      ? greeting
      : undefined,
  })
  const known =
    remembered.length > 0
      ? ' What the learner knows from earlier pages keeps its terms and its notation here. It is not taught again, and you claim nothing about it that this page does not say.'
      : ''
  return `\n\nThe page and its place in its course. These are names, and nothing to teach.${known}\n\n${marked}`
}

/** A text for each earlier page, as many of the nearest as fit. */
function memoryOf(earlier: readonly EarlierPage[]): readonly string[] {
  const texts: string[] = []
  let room = mostMemory
  for (const page of earlier.toReversed()) {
    const text = rememberedPage(page)
    room -= text.length
    if (room < 0) break
    texts.unshift(text)
  }
  return texts
}

function rememberedPage({ title, objectives, terms, notation }: EarlierPage): string {
  const taught = [
    objectives.length > 0 && `objectives: ${objectives.join(' / ')}`,
    terms.length > 0 && `terms: ${terms.join(', ')}`,
    notation.length > 0 && `notation: ${notation.join(', ')}`,
  ].filter(Boolean)
  return [title, ...taught].join('; ')
}

/** Names as a marked part of a prompt, without those that are empty. */
export function namesAsContext(names: Readonly<Record<string, string | undefined>>): string {
  const lines = Object.entries(names).flatMap(([what, name]) => (name ? [`${what}: “${asData(name)}”`] : []))
  return `<context>\n${listed(lines)}\n</context>`
}

/** The options of the author, except the length. */
function optionsOf({ options }: WritingRequest): string {
  const { audience, tone, instructions } = options
  const lines = [
    audience && `It is for these learners: ${asData(audience)}`,
    tone && `Its tone: ${asData(tone)}`,
    instructions && `Furthermore: ${asData(instructions)}`,
  ].filter(Boolean)
  return lines.length > 0
    ? `\n\nThe author instructs, as far as the page has the content for it:\n\n<instruction>\n${listed(lines)}\n</instruction>`
    : ''
}

function listed(lines: readonly unknown[]): string {
  return lines.map((line) => `- ${String(line)}`).join('\n')
}
