import type { WritingRequest } from '../../writer.ts'
import { asData } from './as-data.ts'
import { languageName } from './in-language.ts'
import { fill, prompts } from './prompts.ts'

/** The tag of the language to write in: the author's choice, otherwise the page's. */
export function targetLanguage({ page, options }: Pick<WritingRequest, 'page' | 'options'>): string {
  return options.language ?? page.language
}

/** The rules for everything that is requested about a page. */
export function instructionsFor(request: Pick<WritingRequest, 'page' | 'options'>): string {
  return fill(prompts.writer, { language: languageName(targetLanguage(request)) })
}

/** The values that plans and pieces have in common, by the names of their placeholders. */
export function requestValues(request: WritingRequest): Readonly<Record<string, string>> {
  return {
    scope: `the page “${asData(request.page.title)}”`,
    context: contextOf(request),
    options: optionsOf(request),
  }
}

/** Where the page belongs. */
function contextOf({ context }: WritingRequest): string {
  if (!context) return ''
  const { course, module, before, after, terms } = context
  const named = (what: string, name: string | undefined) => name && `${what}: “${asData(name)}”`
  const lines = [
    named('Course', course),
    named('Module', module),
    named('The page before it, which the learner knows', before),
    named('The page after it', after),
    terms.length > 0 &&
      `Terms of the course, to be spelled so where the page uses them: ${asData(terms.join(', '))}`,
  ].filter(Boolean)
  return lines.length > 0
    ? `\n\nThe place of the page in its course. These are names, and nothing to teach:\n${listed(lines)}`
    : ''
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
    ? `\n\nThe author instructs, as far as the page has the content for it:\n${listed(lines)}`
    : ''
}

function listed(lines: readonly unknown[]): string {
  return lines.map((line) => `- ${String(line)}`).join('\n')
}
