import { type CSSProperties, use } from 'react'
import { isCodeLines } from '@lectern/domain/slides/text/code-lines.ts'
import { findFigure } from '@lectern/domain/slides/text/find-figure.ts'
import { splitFirstSentence, splitLastSentence } from '@lectern/domain/slides/text/text-runs.ts'
import { animated } from '../../motion/animated.ts'
import { splitParagraphs } from '../../text/paragraphs.ts'
import { sentenceSplitter, useSentences } from '../../text/sentences.ts'
import { SlideEditingContext } from '../../text/slide-editing.ts'
import { SlideText, useItems } from '../../text/slide-text.tsx'
import { SlideTitle } from '../../text/slide-title.tsx'
import type { SlideView, StageProps } from '../slide-view.ts'
import './text.css'

const field = 'slide_content'

/** A part of the text: a paragraph, or some of its sentences. */
interface Part {
  readonly item: number
  readonly from: number
  readonly text: string
}

function Stage({ content, layout = '', language }: StageProps<'text'>) {
  const sentencesOf = useSentences(language)
  const typed = use(SlideEditingContext)?.typed
  const typedItem = typed?.field === field ? typed.item : undefined
  const paragraphs = useItems(field, splitParagraphs(content.slide_content))
  const { lead, rest, note } = composed(paragraphs, layout, sentencesOf, typedItem)
  const figure = note && findFigure(note.text)
  return (
    <div className="slide-page slide-framed" data-page>
      <SlideTitle field="slide_title" text={content.slide_title} />
      <div className="slide-text" data-alone={rest.length === 0 || undefined} {...animated('content')}>
        <div className="slide-said">
          {lead && <Paragraph part={lead} className="slide-lead" />}
          {rest.length > 0 && (
            <div className="slide-rest">
              {rest.map((part) => (
                <Paragraph key={`${part.item} ${part.from > 0}`} part={part} />
              ))}
            </div>
          )}
        </div>
        {note && (
          <div className="slide-note">
            {figure && (
              // The sentence below contains the same number.
              <p
                className="slide-figure"
                aria-hidden="true"
                style={{ '--figure-length': figure.number.length } as CSSProperties}
              >
                {figure.number}
                {figure.unit && <small>{figure.unit}</small>}
              </p>
            )}
            <Paragraph part={note} />
          </div>
        )}
      </div>
    </div>
  )
}

function Paragraph({ part: { item, from, text }, className }: { part: Part; className?: string }) {
  const look = isCodeLines(text) ? 'slide-code' : className
  return <SlideText as="p" className={look} field={field} item={item} from={from} text={text.trim()} />
}

interface Composed {
  readonly lead: Part | undefined
  readonly rest: readonly Part[]
  /** The side note. */
  readonly note: Part | undefined
}

/**
 * The first sentence, the rest, and for a side note the last sentence. A paragraph that is edited stays whole, and so does
 * a program.
 */
function composed(
  paragraphs: readonly { readonly item: number; readonly text: string }[],
  layout: string,
  sentencesOf: (text: string) => readonly string[],
  typedItem: number | undefined,
): Composed {
  const whole = paragraphs.map((one) => ({ ...one, from: 0 }))
  const [first, ...others] = whole
  if (first && isCodeLines(first.text)) return { lead: undefined, rest: whole, note: undefined }
  const parts =
    first && first.item !== typedItem ? splitFirstSentence(first.text, sentencesOf(first.text)) : undefined
  const lead = first && parts ? { ...first, ...parts[0] } : first
  const rest = [...(first && parts ? [{ ...first, ...parts[1] }] : []), ...others]
  const last = rest.at(-1)
  if (layout !== 'note' || !last || last.item === typedItem) return { lead, rest, note: undefined }
  const [before, end] = splitLastSentence(last.text, sentencesOf(last.text)) ?? []
  const note = end ? { ...last, ...end, from: last.from + end.from } : last
  return { lead, rest: [...rest.slice(0, -1), ...(before ? [{ ...last, text: before.text }] : [])], note }
}

export const text: SlideView<'text'> = {
  Stage,
  elements: ['title', 'content'],
  code: [sentenceSplitter],
}
