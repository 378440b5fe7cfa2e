import type { GroundingAnswerFault } from '@lectern/domain/api/documents/grounding.ts'
import type { Passage } from '@lectern/domain/sources/passage.ts'
import { TriangleAlert } from 'lucide-react'
import { inInterfaceLanguage } from '../../messages/current-language.ts'
import { rowOf } from '../../messages/lists.ts'
import { blankAfter } from '../../messages/sentences.ts'
import { RichText } from '../../slides/text/rich-text.tsx'
import { messages } from './messages.ts'
import { sentencesOf } from './use-grounding.ts'

interface GroundingFlagsProps {
  faults: readonly GroundingAnswerFault[]
  passages: readonly Passage[]
}

/** The sentences of a part that do not agree with the page, each with the reasons and the passage beside it. */
export function GroundingFlags({ faults, passages }: GroundingFlagsProps) {
  const sentences = sentencesOf(faults)
  if (sentences.length === 0) return null
  return (
    <div className="rounded-2 bg-progress-soft px-3 py-2 text-sm text-progress-text">
      <p {...inInterfaceLanguage()} className="flex items-center gap-1.5 font-strong">
        <TriangleAlert aria-hidden className="size-4" />
        {headlineOf(faults)}
      </p>
      <ul className="mt-1 grid list-disc gap-2 ps-5">
        {sentences.map((sentence) => (
          <li key={sentence}>
            <Flag faults={faults.filter((fault) => fault.sentence === sentence)} passages={passages} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** 'A sentence is not from the page', or that sentences do not agree with it. */
export function headlineOf(faults: readonly GroundingAnswerFault[]): string {
  const count = sentencesOf(faults).length
  return faults.every(({ reason }) => reason === 'unsupported' || reason === 'doubted')
    ? messages.notFromPage(count)
    : messages.notAsPage(count)
}

function Flag({ faults, passages }: GroundingFlagsProps) {
  const [first] = faults
  const passage = passages.find(({ id }) => faults.some((fault) => fault.passage === id))
  return (
    <>
      <p>{first?.sentence}</p>
      <ul {...inInterfaceLanguage()} className="mt-0.5">
        {[...new Set(faults.map(reasonOf))].map((reason) => (
          <li key={reason} className="text-xs">
            {reason}
          </li>
        ))}
      </ul>
      {passage && (
        <blockquote className="mt-1 border-s-3 border-accent ps-2 text-xs text-ink-2">
          <RichText text={passage.text} />
        </blockquote>
      )}
    </>
  )
}

function reasonOf({ reason, words, expected }: GroundingAnswerFault): string {
  const sentence = messages.groundingReasons[reason](rowOf(words))
  return expected.length > 0 ? sentence + blankAfter(sentence) + messages.pageSays(rowOf(expected)) : sentence
}
