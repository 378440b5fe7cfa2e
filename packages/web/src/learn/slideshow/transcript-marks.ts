/** Marks the sentence that is spoken in the drawn transcript, and keeps it in view. */
export interface TranscriptMarks {
  /** @param elapsed The time of the shown slide, in milliseconds. */
  readonly show: (index: number, elapsed: number) => void
}

/**
 * The transcript follows the player until the reader scrolls it. A button shows whether it follows, and changes it.
 * @param starts The time of each slide in the slideshow, in milliseconds.
 */
export function createTranscriptMarks(starts: readonly number[]): TranscriptMarks {
  const transcript = document.getElementById('transcript')
  const button = document.getElementById('follow')
  const list = transcript?.querySelector<HTMLElement>('.learn-scroll')
  const sections = [...(transcript?.querySelectorAll<HTMLElement>('section[data-slide]') ?? [])]
  let follows = true
  let section: HTMLElement | undefined
  let sentence: HTMLElement | undefined

  const setFollows = (next: boolean) => {
    follows = next
    button?.setAttribute('aria-pressed', String(next))
    const shown = sentence ?? section
    if (next && list && shown) bringIntoView(list, shown)
  }
  // Scrolling by script causes none of these events.
  for (const name of ['wheel', 'touchmove', 'keydown'] as const)
    addEventListener(name, (event) => list && scrollsList(event, list) && setFollows(false), {
      passive: true,
    })
  button?.addEventListener('click', () => setFollows(!follows))
  button?.removeAttribute('hidden')
  setFollows(true)

  return {
    show(index, elapsed) {
      const nextSection = sections[index]
      const nextSentence = sentenceAt(nextSection, (starts[index] ?? 0) + Math.max(0, elapsed))
      if (nextSection === section && nextSentence === sentence) return
      const isFirst = section === undefined
      mark(section, nextSection)
      mark(sentence, nextSentence)
      section = nextSection
      sentence = nextSentence
      const shown = sentence ?? section
      if (follows && !isFirst && list && shown && !wouldHidePlayer(list)) bringIntoView(list, shown)
    },
  }
}

const scrollKeys = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' '])

/** On a phone, the page scrolls instead of the list. */
const scrollsItself = (list: HTMLElement) => list.scrollHeight > list.clientHeight

/** True if the reader scrolls the transcript with this event. The keys and sliders of the player do not count. */
function scrollsList(event: Event, list: HTMLElement): boolean {
  const { target } = event
  // Such a key belongs to the player.
  if (event.defaultPrevented) return false
  if (event instanceof KeyboardEvent && !scrollKeys.has(event.key)) return false
  if (!(target instanceof Element) || target.closest('.learn-player, button')) return false
  return scrollsItself(list) ? list.contains(target) : true
}

function sentenceAt(section: HTMLElement | undefined, time: number): HTMLElement | undefined {
  const sentences = [...(section?.querySelectorAll<HTMLElement>('[data-at]') ?? [])]
  return sentences.findLast((one) => Number(one.dataset['at']) <= time)
}

function mark(before: HTMLElement | undefined, now: HTMLElement | undefined): void {
  before?.removeAttribute('aria-current')
  now?.setAttribute('aria-current', 'true')
}

/** Whether the page must scroll to follow, and its visible player would move out of the window. */
function wouldHidePlayer(list: HTMLElement): boolean {
  const player = document.querySelector('.learn-player')
  if (!player || scrollsItself(list) || getComputedStyle(player).position === 'sticky') return false
  const { top, bottom } = player.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/** Scrolls only if the sentence is outside the visible part. */
function bringIntoView(list: HTMLElement, shown: HTMLElement): void {
  const { top, bottom, height } = shown.getBoundingClientRect()
  if (height === 0) return
  const frame = scrollsItself(list) ? list.getBoundingClientRect() : visibleWindowPart()
  if (top >= frame.top && bottom <= frame.bottom) return
  const smooth = !matchMedia('(prefers-reduced-motion: reduce)').matches
  const by = { top: top - frame.top - 24, behavior: smooth ? 'smooth' : 'auto' } as const
  if (scrollsItself(list)) list.scrollBy(by)
  else window.scrollBy(by)
}

/** The part of the window between the slide and the buttons of the player. */
function visibleWindowPart(): { top: number; bottom: number } {
  const player = document.querySelector('.learn-player')?.getBoundingClientRect()
  const controls = document.querySelector('.learn-player .player-controls')?.getBoundingClientRect()
  return {
    top: Math.max(0, player?.bottom ?? 0),
    bottom: Math.min(innerHeight, controls && controls.top > 0 ? controls.top : innerHeight),
  }
}
