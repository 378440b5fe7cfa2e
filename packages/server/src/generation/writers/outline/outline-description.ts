import { makerNames } from '@lectern/domain/documents/maker-names.ts'
import { noticeSentences } from '@lectern/domain/problems/notice-sentences.ts'
import type { OfferedInstruction } from '@lectern/domain/slides/rewriting-labels.ts'
import { rewritesOf } from '../../rewriting/rewrites.ts'
import type { Writer } from '../../writer.ts'
import { expectAudio } from './expect-audio.ts'

const instructions: readonly OfferedInstruction[] = [
  'Shorter',
  'More detail',
  'Different wording',
  'Another example',
]

/** The description of the built-in writer, available without loading its rules. */
export const outlineDescription = {
  id: 'outline',
  name: makerNames.outlineWriter,
  declines: {
    tone: noticeSentences.TONE_NOT_FOLLOWED,
    language: noticeSentences.LANGUAGE_NOT_FOLLOWED,
    instructions: noticeSentences.INSTRUCTIONS_NOT_FOLLOWED,
  },
  expect: expectAudio,
  rewrites: rewritesOf(instructions, { understands: false }),
} satisfies Partial<Writer>
