import type { WritingRequest } from '../../../writer.ts'
import { asData } from '../as-data.ts'
import type { PagePart } from '../page-parts.ts'
import type { PieceKind } from '../planning/piece-kind.ts'
import type { PagePlan } from '../planning/plan-page.ts'
import type { TimedPiece } from '../planning/plan.ts'
import { fill, prompts } from '../prompts.ts'
import { requestValues, targetLanguage } from '../request-values.ts'
import { lengthInWords, minutesOf } from '../spoken-length.ts'

/** Text that exists already and has another length than planned. */
export interface Rewritten<Draft> {
  readonly drafts: readonly (readonly [TimedPiece, Draft])[]
}

/** The prompt for some neighbouring pieces. With `again`, they are written a second time in another length. */
export function piecePrompt<Draft>(
  kind: PieceKind<Draft>,
  request: WritingRequest,
  plan: PagePlan,
  { pieces, part, again }: { pieces: readonly TimedPiece[]; part: PagePart; again?: Rewritten<Draft> },
): string {
  const language = targetLanguage(request)
  return fill(kind.writePrompt, {
    ...requestValues(request, kind.format),
    ...kind.writeValues(pieces, part),
    pieces: namesOf(kind, pieces),
    plan: asData(planText(plan)),
    slides: asData(pieces.map((piece) => pieceText(piece, language)).join('\n')),
    neighbours: neighboursOf(kind, plan, pieces),
    number: pieces[0]?.number ?? 1,
    written: again ? `\n${againText(kind, again, language)}\n` : '',
    page: part.text,
  })
}

/** "slides 4 to 6", "segment 2", "slides 2 and 5" */
export function namesOf<Draft>(
  { one, main }: PieceKind<Draft>,
  pieces: readonly Pick<TimedPiece, 'number'>[],
): string {
  const numbers = pieces.map(({ number }) => number)
  const [first = 1, last = first] = [numbers[0], numbers.at(-1)]
  if (numbers.length === 1) return `${one} ${first}`
  return last - first === numbers.length - 1
    ? `${main} ${first} to ${last}`
    : `${main} ${numbers.slice(0, -1).join(', ')} and ${last}`
}

/** The same for all calls of a page, so that providers can cache it. The content of the own pieces is in `<pieces>`. */
function planText({ title, goals, examples, pieces }: PagePlan): string {
  const lines = pieces.map(({ number, role, type, title: own, teaches }) =>
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

function pieceText(piece: TimedPiece, language: string): string {
  const { number, role, type, title, teaches, concepts, blocks, minutes } = piece
  return JSON.stringify({
    number,
    role,
    type,
    title,
    teaches,
    concepts,
    blocks,
    length: lengthInWords(minutes, language),
  })
}

/**
 * The numbers of the planned pieces before and after, so that the first sentence continues and the last one leads over. Their
 * titles come from the page, so that they stand only in the plan, between its marks.
 */
function neighboursOf<Draft>(
  { one }: PieceKind<Draft>,
  { pieces }: PagePlan,
  own: readonly TimedPiece[],
): string {
  const name = ({ number }: TimedPiece) => `${one} ${number} of the plan`
  const before = pieces[(own[0]?.number ?? 1) - 2]
  const after = pieces[own.at(-1)?.number ?? 0]
  return [
    before
      ? `Yours continue ${name(before)}.`
      : `Yours begin the ${one === 'slide' ? 'slideshow' : 'podcast'}.`,
    after
      ? `After yours comes ${name(after)}. Do not take it away from there.`
      : 'Nothing comes after yours.',
  ].join(' ')
}

function againText<Draft>(kind: PieceKind<Draft>, { drafts }: Rewritten<Draft>, language: string): string {
  const changes = drafts.map(([piece, draft]) => {
    const [is, shall] = [minutesOf(kind.spoken(draft)), piece.minutes]
    const change = is > shall ? 'shorten' : 'lengthen'
    return `${change} ${kind.one} ${piece.number} from ${lengthInWords(is, language)} to ${lengthInWords(shall, language)}`
  })
  const texts = drafts.map(([{ number }, draft]) => JSON.stringify({ number, ...draft }))
  const names = namesOf(
    kind,
    drafts.map(([piece]) => piece),
  )
  return fill(prompts.lengths, {
    pieces: `${names[0]?.toUpperCase()}${names.slice(1)} ${drafts.length === 1 ? 'is' : 'are'}`,
    change: changes.join('; '),
    texts: asData(texts.join('\n')),
  })
}
