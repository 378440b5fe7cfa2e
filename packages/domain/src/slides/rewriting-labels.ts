import { translated } from '../messages/translated.ts'
import type { SlideType } from './slide-type.ts'
import { slideTypes, type SlideTypeId } from './slide-types.ts'

const instructions = translated('rewriting instructions', {
  Shorter: 'Shorter',
  'More detail': 'More detail',
  'Different wording': 'Different wording',
  'Another example': 'Another example',
  'Simpler words': 'Simpler words',
  Livelier: 'Livelier',
})

/** An instruction that writers offer. It is sent in English. */
export type OfferedInstruction = keyof typeof instructions

const labels: Readonly<Record<string, string>> = instructions

/** An instruction of the menu, with the slide type that it asks for, if any. */
interface OfferedRewrite {
  readonly instruction: string
  readonly slide_type?: SlideTypeId | undefined
}

/** How the menu names an instruction that the writer offers. An instruction that this version does not know names itself. */
export function rewritingLabel({ instruction, slide_type }: OfferedRewrite): string {
  const type: SlideType | undefined = slide_type && slideTypes[slide_type]
  if (type?.rewrite?.instruction === instruction) return type.rewrite.label ?? instruction
  return labels[instruction] ?? instruction
}
