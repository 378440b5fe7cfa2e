import { type Remark, remarkOf } from '@lectern/domain/problems/remark.ts'
import { slideTypes } from '@lectern/domain/slides/slide-types.ts'
import { isSlideType, type SlideTypeId } from '@lectern/domain/slides/slide-types.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { declinedInstructions, type Direction, fillers, directionWords } from './instruction-words.ts'

/** The parts of an instruction that can be followed by rules. */
export interface ParsedInstruction {
  readonly type?: SlideTypeId
  readonly directions: ReadonlySet<Direction>
  /** The parts of the instruction that the writer cannot follow. */
  readonly warnings: readonly Remark[]
}

/** Parses an instruction in English or in the language of the part. `type` is a type that was requested beside it. */
export function parseInstruction(
  instruction: string,
  { of, language, type }: { of: 'slide' | 'lines'; language: string; type?: SlideTypeId | undefined },
): ParsedInstruction {
  let rest = instruction.toLowerCase()
  /** Whether the instruction matches; removes the matched words. */
  const matches = (pattern: RegExp | undefined): boolean => {
    if (!pattern?.test(rest)) return false
    rest = rest.replace(pattern, ' ')
    return true
  }
  const code = languageOf(language) ?? 'en'
  const declined = declinedInstructions.flatMap(([pattern, remark]) => (matches(pattern) ? [remark] : []))
  const named = of === 'slide' ? typeNamed(rest) : undefined
  if (named) matches(named.pattern)
  const directions = new Set<Direction>()
  for (const [direction, words] of Object.entries(directionWords)) {
    if (matches(words.en) || matches(words[code])) directions.add(direction as Direction)
  }
  const requestedType = type ?? named?.type
  const understood = requestedType !== undefined || directions.size > 0
  const further = /\p{L}{4}|\p{Script=Han}/u.test(rest.replace(fillers, ' '))
  const partly = understood && further && type === undefined
  return {
    ...(requestedType === undefined ? {} : { type: requestedType }),
    directions,
    warnings: [
      ...declined,
      ...(!understood && declined.length === 0 ? [remarkOf('INSTRUCTION_NOT_UNDERSTOOD', { part: of })] : []),
      ...(partly ? [remarkOf('INSTRUCTION_FOLLOWED_IN_PART')] : []),
    ],
  }
}

/** 'as a table', 'into bullet points', 'two columns': a type by its name. */
function typeNamed(text: string): { type: SlideTypeId; pattern: RegExp } | undefined {
  for (const [id, { label }] of Object.entries(slideTypes)) {
    const name = label.toLowerCase().replace(/s$/, '').replaceAll(' ', '[ -]')
    const pattern = new RegExp(`(?:^|\\b(?:as|into|to|make|make it|a|an)\\s+(?:an?\\s+)?)${name}(?:s|es)?\\b`)
    if (isSlideType(id) && pattern.test(text)) return { type: id, pattern }
  }
  return undefined
}
