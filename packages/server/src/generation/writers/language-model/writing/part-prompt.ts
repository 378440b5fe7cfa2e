import type { WritingRequest } from '../../../writer.ts'
import { asData } from '../as-data.ts'
import type { PageExcerpt } from '../page-excerpts.ts'
import type { PartKind } from '../planning/part-kind.ts'
import type { PagePlan } from '../planning/plan-page.ts'
import type { TimedPart } from '../planning/plan.ts'
import { fillPrompt, prompts } from '../prompts.ts'
import { requestValues, targetLanguage } from '../request-values.ts'
import { lengthInWords, minutesOf } from '../spoken-length.ts'

/** Text that exists already and has another length than planned. */
export interface Rewritten<Draft> {
  readonly drafts: readonly (readonly [TimedPart, Draft])[]
}

/** The prompt for some neighbouring parts. With `again`, they are written a second time in another length. */
export function partPrompt<Draft>(
  kind: PartKind<Draft>,
  request: WritingRequest,
  plan: PagePlan,
  { parts, excerpt, again }: { parts: readonly TimedPart[]; excerpt: PageExcerpt; again?: Rewritten<Draft> },
): string {
  const language = targetLanguage(request)
  return fillPrompt(kind.writePrompt, {
    ...requestValues(request, kind.format),
    ...kind.writeValues(parts, excerpt),
    pieces: namesOf(kind, parts),
    plan: asData(planText(plan)),
    slides: asData(parts.map((part) => partText(part, plan, language)).join('\n')),
    neighbours: neighboursOf(kind, plan, parts),
    number: parts[0]?.number ?? 1,
    written: again ? `\n${againText(kind, again, language)}\n` : '',
    page: excerpt.text,
  })
}

/** "slides 4 to 6", "segment 2", "slides 2 and 5" */
export function namesOf<Draft>(
  { one, main }: PartKind<Draft>,
  parts: readonly Pick<TimedPart, 'number'>[],
): string {
  const numbers = parts.map(({ number }) => number)
  const [first = 1, last = first] = [numbers[0], numbers.at(-1)]
  if (numbers.length === 1) return `${one} ${first}`
  return last - first === numbers.length - 1
    ? `${main} ${first} to ${last}`
    : `${main} ${numbers.slice(0, -1).join(', ')} and ${last}`
}

/** The same for all calls of a page, so that providers can cache it. The content of the own parts is in `<pieces>`. */
function planText({ title, goals, examples, parts }: PagePlan): string {
  const lines = parts.map(({ number, role, type, title: own, teaches }) =>
    `${number}. (${type ?? role}) ${own || teaches}`.trim(),
  )
  return [
    `Title: ${title}`,
    ...(goals.length > 0 ? ['Goals:', ...goals.map((goal) => `- ${goal}`)] : []),
    ...(examples.length > 0
      ? ['Examples that come back:', ...examples.map((example) => `- ${example}`)]
      : []),
    '',
    ...lines,
  ].join('\n')
}

function partText(part: TimedPart, plan: PagePlan, language: string): string {
  const { number, role, type, title, teaches, concepts, blocks, minutes } = part
  return JSON.stringify({
    number,
    role,
    type,
    title,
    teaches,
    concepts,
    blocks,
    length: lengthInWords(minutes, language),
    ...(role === 'question' && { right: placeOfRight(part, plan) }),
  })
}

/**
 * The place of the right answer among four. Models prefer one place, and a call does not know the questions of the others. So
 * learners would see that it is always the same.
 */
function placeOfRight({ number }: TimedPart, { title, parts }: PagePlan): string {
  const before = parts.filter((part) => part.role === 'question' && part.number < number).length
  const letters = 'CADB'
  const start = [...title].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0)
  return letters.charAt((start + before) % letters.length)
}

/**
 * The numbers of the planned parts before and after, so that the first sentence continues and the last one leads over. Their
 * titles come from the page, so that they stand only in the plan, between its marks.
 */
function neighboursOf<Draft>(
  { one }: PartKind<Draft>,
  { parts }: PagePlan,
  own: readonly TimedPart[],
): string {
  const name = ({ number }: TimedPart) => `${one} ${number} of the plan`
  const before = parts[(own[0]?.number ?? 1) - 2]
  const after = parts[own.at(-1)?.number ?? 0]
  return [
    before
      ? `Yours continue ${name(before)}.`
      : `Yours begin the ${one === 'slide' ? 'slideshow' : 'podcast'}.`,
    after
      ? `After yours comes ${name(after)}. Do not take it away from there.`
      : 'Nothing comes after yours.',
  ].join(' ')
}

function againText<Draft>(kind: PartKind<Draft>, { drafts }: Rewritten<Draft>, language: string): string {
  const changes = drafts.map(([part, draft]) => {
    const [is, shall] = [minutesOf(kind.spoken(draft)), part.minutes]
    const change = is > shall ? 'shorten' : 'lengthen'
    return `${change} ${kind.one} ${part.number} from ${lengthInWords(is, language)} to ${lengthInWords(shall, language)}`
  })
  const texts = drafts.map(([{ number }, draft]) => JSON.stringify({ number, ...draft }))
  const names = namesOf(
    kind,
    drafts.map(([part]) => part),
  )
  return fillPrompt(prompts.lengths, {
    pieces: `${names[0]?.toUpperCase()}${names.slice(1)} ${drafts.length === 1 ? 'is' : 'are'}`,
    change: changes.join('; '),
    texts: asData(texts.join('\n')),
  })
}
