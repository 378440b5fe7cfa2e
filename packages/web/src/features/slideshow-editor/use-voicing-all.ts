import { slidesToVoice } from '@lectern/domain/slideshow/slide-audio.ts'
import type { Slide, Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { useEffect, useRef, useState } from 'react'
import type { DocumentStore } from '../../editing/document-store.ts'
import { toast } from '../../ui/toast.ts'

export type VoicingAll = ReturnType<typeof useVoicingAll>

/**
 * Voices all slides that need it, one after the other, with the scripts as they stand here, saved or not. Goes on where
 * the author goes on editing; ends when it is cancelled or the editor is left, and keeps what was made by then.
 */
export function useVoicingAll(
  store: DocumentStore<Slideshow>,
  /** Voices one slide; answers whether that went well. */
  voice: (slide: Slide) => Promise<boolean>,
) {
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const run = useRef<AbortController>(undefined)
  useEffect(() => () => run.current?.abort(), [])

  async function start(): Promise<void> {
    if (run.current) return
    const control = new AbortController()
    run.current = control
    const slides = slidesToVoice(store.getState().history.present)
    const voiced = await voiceEach(slides, voice, control.signal, (done) =>
      setProgress({ done, total: slides.length }),
    )
    run.current = undefined
    setProgress(undefined)
    if (!control.signal.aborted) tellOutcome(voiced, slides.length)
  }

  return {
    /** Undefined while nothing runs. */
    progress,
    start,
    /** After the slide that is being voiced. */
    cancel: (): void => run.current?.abort(),
  }
}

/** How many of the slides were voiced. */
export async function voiceEach(
  slides: readonly Slide[],
  voice: (slide: Slide) => Promise<boolean>,
  signal: AbortSignal,
  onDone: (done: number) => void,
): Promise<number> {
  let voiced = 0
  for (const [done, slide] of slides.entries()) {
    if (signal.aborted) break
    onDone(done)
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that it can be stopped between two
    if (await voice(slide)) voiced++
  }
  return voiced
}

function tellOutcome(voiced: number, total: number): void {
  const slides = total === 1 ? 'slide' : 'slides'
  if (voiced === total) toast.success(`Audio generated for ${total} ${slides}.`)
  else toast.error(`Audio generated for ${voiced} of ${total} ${slides}. Each of the others says why.`)
}
