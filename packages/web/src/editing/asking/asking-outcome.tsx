import type { PageAnswer } from '@lectern/domain/api/documents/asking.ts'
import { makerName, makersOf } from '@lectern/domain/documents/maker-names.ts'
import { Fragment, useId } from 'react'
import { useStore } from 'zustand'
import { listOf } from '../../messages/lists.ts'
import { RichText } from '../../slides/text/rich-text.tsx'
import { Banner } from '../../ui/banner.tsx'
import { RetryBanner } from '../../ui/retry-banner.tsx'
import { MarkedPassage } from '../panels/sources.tsx'
import { warningWords } from '../rewriting/writer-answers.ts'
import type { Asking } from './asking.ts'
import { messages } from './asking-panel-messages.ts'

interface AskingOutcomeProps {
  asking: Asking
  onRetry: (question: string) => void
}

/** The answer to the last question with its sources, or why there is none. Screen readers announce the answer. */
export function AskingOutcome({ asking, onRetry }: AskingOutcomeProps) {
  const { question, answer, failure } = useStore(asking)
  const id = useId()
  return (
    <>
      {question !== undefined && (answer || failure) && (
        <h3 dir="auto" className="mt-5 border-t border-line pt-4 font-strong wrap-anywhere">
          {question}
        </h3>
      )}
      <div aria-live="polite" className="mt-2">
        {answer && <AnswerText answer={answer} id={id} />}
      </div>
      {failure && (
        <RetryBanner
          kind={failure.isRefusal ? 'warn' : 'bad'}
          reason={failure.sentence}
          onRetry={failure.isRefusal || question === undefined ? undefined : () => onRetry(question)}
        />
      )}
      {answer && <AnswerDetails answer={answer} id={id} />}
    </>
  )
}

interface AnswerProps {
  answer: PageAnswer
  /** Start of the ids of the passages in the page. */
  id: string
}

/** The sentences, each with buttons that show its sources. */
function AnswerText({ answer: { found, sentences, passages, language }, id }: AnswerProps) {
  if (!found) return <p className="text-sm">{messages.notFound}</p>
  const numberOf = new Map(passages.map((passage, at) => [passage.id, at + 1]))
  return (
    <ul aria-label={messages.answer} className="grid gap-2">
      {sentences.map(({ text, sources }) => (
        <li key={text} dir="auto" className="leading-normal wrap-anywhere">
          <span lang={language}>
            <RichText text={text} />
          </span>
          {sources.map((source) => {
            const number = numberOf.get(source)
            return (
              number !== undefined && (
                <Fragment key={source}>
                  {/* A no-break space keeps the number beside the sentence. */}
                  {'\u00a0'}
                  <button
                    type="button"
                    aria-label={messages.source(number)}
                    onClick={() => showPassage(`${id}-${source}`)}
                    className="inline-flex size-6 items-center justify-center rounded-full bg-brand-soft align-middle text-xs font-strong text-brand-text tabular-nums hover:bg-brand-soft-2"
                  >
                    {number}
                  </button>
                </Fragment>
              )
            )
          })}
        </li>
      ))}
    </ul>
  )
}

/** The warnings, and the passages with the words of the answer marked. */
function AnswerDetails({ answer, id }: AnswerProps) {
  const { sentences, passages, page_language: language, writer } = answer
  const warnings = warningWords(answer)
  const text = sentences.map((sentence) => sentence.text).join('\n')
  return (
    <div className="mt-4 grid gap-4">
      {warnings.length > 0 && (
        <Banner kind={answer.found ? 'warn' : 'info'}>
          <ul className="grid gap-1">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Banner>
      )}
      {passages.length > 0 && (
        <section aria-labelledby={`${id}-sources`}>
          <h4 id={`${id}-sources`} className="mb-2 text-sm font-strong">
            {messages.sources}
          </h4>
          <ol className="grid gap-2.5">
            {passages.map((passage, at) => (
              <li
                key={passage.id}
                id={`${id}-${passage.id}`}
                tabIndex={-1}
                className="flex gap-2.5 border-s-3 border-accent ps-3 text-sm leading-relaxed focus:bg-brand-soft"
              >
                <span aria-hidden className="font-strong text-ink-2 tabular-nums">
                  {at + 1}
                </span>
                <div lang={language} dir="auto" className="min-w-0 flex-1 wrap-anywhere">
                  {passage.path.length > 0 && (
                    <p className="text-xs text-ink-3">{passage.path.join(' › ')}</p>
                  )}
                  {passage.image && (
                    <img src={passage.image.url} alt={passage.image.alt} className="my-1 max-h-40" />
                  )}
                  <MarkedPassage passage={passage} text={text} language={language} />
                </div>
              </li>
            ))}
          </ol>
        </section>
      )}
      <p className="text-xs text-ink-3">{messages.answeredBy(listOf(makersOf(writer).map(makerName)))}</p>
    </div>
  )
}

function showPassage(id: string): void {
  const passage = document.getElementById(id)
  passage?.scrollIntoView({ block: 'nearest' })
  passage?.focus({ preventScroll: true })
}
