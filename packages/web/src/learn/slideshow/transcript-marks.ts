/** Marks the sentence that is spoken in the drawn transcript, and keeps it in view. */
export interface TranscriptMarks {
  /** @param elapsed The time of the shown slide, in milliseconds. */
  readonly show: (index: number, elapsed: number) => void
}

/**
 * The transcript follows the player until the reader scrolls it. A button then brings it back.
 * @param starts The time of each slide in the slideshow, in milliseconds.
 */
export function createTranscriptMarks(starts: readonly number[]): TranscriptMarks {
  const transcript = document.getElementById('transcript')
  const button = document.getElementById('follow')
  const scroll = transcript?.querySelector<HTMLElement>('.learn-scroll')
  const sections = [...(transcript?.querySelectorAll<HTMLElement>('section[data-slide]') ?? [])]
  let follows = true
  let section: HTMLElement | undefined
  let sentence: HTMLElement | undefined

  const setFollows = (next: boolean) => {
    follows = next
    if (button) button.hidden = next
    if (next) bringIntoView()
  }
  /** Only the list scrolls. The page stays where the reader has it. */
  const bringIntoView = () => {
    const shown = sentence ?? section
    if (!scroll || !shown || scroll.scrollHeight <= scroll.clientHeight) return
    const { top, bottom } = shown.getBoundingClientRect()
    const frame = scroll.getBoundingClientRect()
    if (top >= frame.top && bottom <= frame.bottom) return
    const smooth = !matchMedia('(prefers-reduced-motion: reduce)').matches
    scroll.scrollBy({ top: top - frame.top - frame.height / 3, behavior: smooth ? 'smooth' : 'auto' })
  }
  // Scrolling by script causes none of these events.
  for (const event of ['wheel', 'touchmove', 'keydown'] as const)
    scroll?.addEventListener(event, (happened) => {
      if (!(happened instanceof KeyboardEvent) || scrollKeys.has(happened.key)) setFollows(false)
    }, { passive: true })
  button?.addEventListener('click', () => setFollows(true))

  return {
    show(index, elapsed) {
      const time = (starts[index] ?? 0) + Math.max(0, elapsed)
      const nextSection = sections[index]
      const sentences = [...(nextSection?.querySelectorAll<HTMLElement>('[data-at]') ?? [])]
      const nextSentence = sentences.findLast((one) => Number(one.dataset['at']) <= time)
      if (nextSection === section && nextSentence === sentence) return
      move(section, nextSection, 'true')
      move(sentence, nextSentence, 'true')
      section = nextSection
      sentence = nextSentence
      if (follows) bringIntoView()
    },
  }
}

const scrollKeys = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' '])

function move(from: HTMLElement | undefined, to: HTMLElement | undefined, value: string): void {
  from?.removeAttribute('aria-current')
  to?.setAttribute('aria-current', value)
}
