import type { WritingRequest } from '../../writer.ts'
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
export function requestValues(request: WritingRequest): Readonly<Record<string, string>> {
  return {
    context: contextOf(request),
    options: optionsOf(request),
  }
}

/** The title of the page, and where the page belongs. */
function contextOf({ page, context }: WritingRequest): string {
  const { course, module, before, after, terms = [] } = context ?? {}
  const marked = namesAsContext({
    Page: page.title,
    Course: course,
    Module: module,
    'The page before it, which the learner knows': before,
    'The page after it': after,
    'Terms of the course, to be spelled so where the page uses them': terms.join(', '),
  })
  return `\n\nThe page and its place in its course. These are names, and nothing to teach:\n\n${marked}`
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
