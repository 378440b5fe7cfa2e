import { scriptStatistics } from '@lectern/domain/narration/script-statistics.ts'
import { changeSlide } from '@lectern/domain/slideshow/edit-slides.ts'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import type { ReactNode } from 'react'
import { inputLook } from '../../ui/field.tsx'
import { classes } from '../../ui/classes.ts'
import { usePresentation, useSelection, useSlideshowStore } from './editor-context.ts'
import { directionOf } from '@lectern/domain/voices/languages.ts'

interface AudioScriptProps {
  slide: Slide
  readOnly: boolean
  /** At the end of the heading: how things stand with the audio. */
  status: ReactNode
  /** Below the script. */
  children: ReactNode
}

/** The words that are spoken with a slide, and how much they are. */
export function AudioScript({ slide, readOnly, status, children }: AudioScriptProps) {
  const store = useSlideshowStore()
  const index = useSelection()
  const { language } = usePresentation()
  const { words, characters, minutes } = scriptStatistics(slide.audio_script)
  return (
    <section
      aria-labelledby="audio-script"
      className="grid shrink-0 gap-2.5 border-t border-line bg-surface px-3 pt-3 pb-4 md:px-5"
    >
      <header className="flex flex-wrap items-center gap-x-3.5 gap-y-1">
        <h2 id="audio-script" className="leading-snug font-strong">
          Audio script
        </h2>
        <p className="flex gap-3.5 text-xs text-ink-3 tabular-nums">
          <span>{words === 1 ? '1 word' : `${words} words`}</span>
          <span>{characters === 1 ? '1 character' : `${characters} characters`}</span>
          <span>about {minutes} min</span>
        </p>
        <span className="ms-auto">{status}</span>
      </header>
      <textarea
        aria-labelledby="audio-script"
        lang={language}
        dir={directionOf(language)}
        rows={3}
        readOnly={readOnly}
        value={slide.audio_script}
        onChange={(event) =>
          store.edit(
            (show) => changeSlide(show, index, { audio_script: event.target.value }),
            `${index} script`,
          )
        }
        className={classes(
          inputLook,
          'block field-sizing-content max-h-[26dvh] min-h-24 resize-none px-3.5 py-2.5 text-lg leading-[1.55]',
          'read-only:border-line read-only:bg-sunken read-only:text-ink-2',
        )}
      />
      {children}
    </section>
  )
}
