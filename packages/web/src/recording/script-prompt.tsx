import { directionOf } from '@lectern/domain/voices/languages.ts'
import { useMemo } from 'react'
import { classes } from '../ui/classes.ts'
import { messages } from './messages.ts'
import { promptSentences, promptSentenceAt } from './prompt-sentences.ts'

interface ScriptPromptProps {
  script: string
  language: string | undefined
  /** Milliseconds since the take started. Undefined if no take is being recorded. */
  elapsed: number | undefined
}

const scrolledWithKeys = { tabIndex: 0 } as const

/** The script in large text. The sentence to say is marked, and the script scrolls to it. */
export function ScriptPrompt({ script, language, elapsed }: ScriptPromptProps) {
  const sentences = useMemo(() => promptSentences(script, language), [script, language])
  const current = elapsed === undefined ? -1 : promptSentenceAt(sentences, script, elapsed)
  return (
    <section
      {...scrolledWithKeys}
      data-prompt
      aria-label={messages.script}
      lang={language}
      dir={directionOf(language)}
      className="relative max-h-[24dvh] min-h-18 overflow-y-auto rounded-1 text-prompt leading-normal wrap-break-word whitespace-pre-wrap text-ink-2 max-md:text-heading"
    >
      {sentences.map(({ text, after }, at) => (
        <span key={`${at} ${text}`} className={at < current ? 'text-ink-3' : ''}>
          {at === current ? (
            <mark
              ref={reveal}
              className={classes(
                'rounded-1 bg-accent-soft-2 box-decoration-clone px-0.5 font-medium text-ink',
              )}
            >
              {text}
            </mark>
          ) : (
            text
          )}
          {after || ' '}
        </span>
      ))}
    </section>
  )
}

/** Scrolls the script to the marked sentence. The page itself does not scroll. */
function reveal(mark: HTMLElement | null): void {
  const prompt = mark?.closest<HTMLElement>('[data-prompt]')
  if (mark && prompt) prompt.scrollTop = mark.offsetTop - prompt.clientHeight / 3
}
