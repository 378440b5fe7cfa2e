import type { GroundingAnswerFault } from '@lectern/domain/api/documents/grounding.ts'
import { markUsed } from '@lectern/domain/sources/grounding.ts'
import type { Passage } from '@lectern/domain/sources/passage.ts'
import { RichText } from '../../slides/text/rich-text.tsx'
import { inInterfaceLanguage } from '../../messages/current-language.ts'
import { GroundingFlags } from './grounding-flags.tsx'
import { messages } from './messages.ts'

interface SourcesProps {
  /** The passages stored with the document. Undefined for documents from before passages were stored. */
  passages: readonly Passage[] | undefined
  /** Ids of the passages that support the text. */
  sources: readonly string[] | undefined
  /** The text of a slide or of lines. */
  text: string
  language: string | undefined
  /** The sentences that do not agree with the page. */
  faults: readonly GroundingAnswerFault[]
}

/** The passages that support a text, with its words marked in them, and the sentences that do not agree with the page. */
export function Sources({ passages = [], sources = [], text, language, faults }: SourcesProps) {
  if (passages.length === 0) {
    return <p className="text-sm text-ink-3">{messages.pageNotKept}</p>
  }
  const supporting = passages.filter(({ id }) => sources.includes(id))
  return (
    <div className="grid gap-3" lang={language} dir="auto">
      <GroundingFlags faults={faults} passages={passages} />
      {supporting.length === 0 && (
        <p {...inInterfaceLanguage()} className="text-sm text-ink-3">
          {messages.noPassage}
        </p>
      )}
      <ul className="grid gap-2.5">
        {supporting.map((passage) => (
          <li key={passage.id} className="border-s-3 border-accent ps-3 text-sm leading-relaxed">
            {passage.path.length > 0 && <p className="text-xs text-ink-3">{passage.path.join(' › ')}</p>}
            <MarkedPassage passage={passage} text={text} language={language} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface MarkedPassageProps {
  passage: Passage
  text: string
  language: string | undefined
}

/** A passage in which the words of a text are marked. */
export function MarkedPassage({ passage, text, language }: MarkedPassageProps) {
  // Marks would break a formula.
  if (passage.text.includes('$')) return <RichText text={passage.text} />
  return (
    <p className="whitespace-pre-line">
      {markUsed(passage.text, text, language).map((stretch, index) =>
        stretch.used ? (
          // oxlint-disable-next-line react/no-array-index-key -- stretches have no identity except their position
          <mark key={index} className="rounded-mark bg-accent-soft-2 text-ink">
            {stretch.text}
          </mark>
        ) : (
          stretch.text
        ),
      )}
    </p>
  )
}
