import { directionOf } from '@lectern/domain/voices/languages.ts'
import { useEffect, useMemo, useRef } from 'react'
import { classes } from '../ui/classes.ts'
import { promptSentences, sentenceToSay } from './prompt-sentences.ts'

interface ScriptPromptProps {
  script: string
  language: string | undefined
  /** Milliseconds since the take began; undefined while none does. */
  elapsed: number | undefined
}

/** The script, large enough to be read aloud, with the sentence to say marked. It scrolls along. */
export function ScriptPrompt({ script, language, elapsed }: ScriptPromptProps) {
  const sentences = useMemo(() => promptSentences(script, language), [script, language])
  const current = elapsed === undefined ? -1 : sentenceToSay(sentences, script, elapsed)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const mark = box.current?.querySelector('mark')
    if (box.current && mark) box.current.scrollTop = mark.offsetTop - box.current.clientHeight / 3
  }, [current])
  return (
    // It is scrolled with keys, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div
      ref={box}
      tabIndex={0}
      role="region"
      aria-label="Script to read"
      lang={language}
      dir={directionOf(language)}
      className="relative max-h-[24dvh] min-h-18 overflow-y-auto rounded-1 text-[1.5rem] leading-normal wrap-break-word whitespace-pre-wrap text-ink-2 max-md:text-[1.25rem]"
    >
      {sentences.map(({ text, after }, at) => (
        <span key={`${at} ${text}`} className={at < current ? 'text-ink-3' : ''}>
          {at === current ? (
            <mark
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
    </div>
  )
}
