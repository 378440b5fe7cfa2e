import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { timeline } from '@lectern/domain/slideshow/timeline.ts'
import { directionOf } from '@lectern/domain/voices/languages.ts'
import { keepChoices, readChoices } from '../../audio/player-choices.ts'
import { Fetched } from '../runtime/on-demand.ts'
import { ChangingStage } from '../stage/changing-stage.tsx'
import { QuizPlaceContext } from '../views/quiz-place.ts'
import { Captions } from './captions/captions.tsx'
import { useHeardSentences } from './captions/use-heard-sentences.ts'
import { useTextAtFoot } from './captions/use-text-at-foot.ts'
import { PeekAt } from './peek-at.tsx'
import { PlayerControls } from './controls/player-controls.tsx'
import { handlePlayerKey } from './controls/player-keys.ts'
import { PlayerTop } from './controls/player-top.tsx'
import { useKeptFocus } from './controls/use-kept-focus.ts'
import { usePlayerCommands } from './controls/use-player-commands.ts'
import { usePlayerLayout } from './controls/use-player-layout.ts'
import { usePlayerTouch } from './controls/use-player-touch.ts'
import { useShownControls } from './controls/use-shown-controls.ts'
import { fetchLaterParts, keysDialog, mediaSession, transcriptPanel, upcoming } from './later-parts.ts'
import { messages } from './messages.ts'
import type { readPlace } from './playback/player-memory.ts'
import { asks } from './playback/scene.ts'
import { useKeptPlace } from './playback/use-kept-place.ts'
import { usePlayer } from './playback/use-player.ts'
import { usePreloading } from './playback/use-preloading.ts'
import { useQuizPlace } from './playback/use-quiz-place.ts'
import { PlayerNotes } from './player-notes.tsx'
import type { SlidePlayerProps } from './slide-player-props.ts'

/** How long a resumed slideshow offers to start over, in milliseconds. */
const startOverOffered = 10_000

interface ReadyPlayerProps extends SlidePlayerProps {
  /** The place to resume at. Undefined to begin at the start. */
  readonly left: ReturnType<typeof readPlace>
}

/** The player, when the code of its first slide is loaded. */
export function ReadyPlayer({ left, ...props }: ReadyPlayerProps) {
  const { slideshow, start = 0, resume, onSlide, fullscreen = false, onFullscreen, page = {} } = props
  const { onPlayer, onAnswer, onEnd } = page
  const { slides, presentation } = slideshow
  const { language } = presentation
  const direction = directionOf(language)
  const [{ captions, transcript: wantsTranscript, ...sound }, setChoices] = useState(readChoices)
  const transcript = wantsTranscript && (fullscreen || !page.hasTranscript)
  const [resumed, setResumed] = useState(left)
  const [player, state] = usePlayer(
    { ...props, sound, start: resumed?.index ?? start, startTime: resumed?.time },
    start,
  )
  const [keysShown, setKeysShown] = useState(false)
  const [pointed, setPointed] = useState<number>()
  const [quizSlot, setQuizSlot] = useState<HTMLElement | null>(null)
  const section = useRef<HTMLElement>(null)
  const { index, elapsed, muted, volume, speed } = state
  const slide = slides[index]
  const next = slides[index + 1]
  const line = useMemo(() => timeline(slides), [slides])
  const { feedback, sentence, captionLines, caption } = useHeardSentences(slides, state, {
    captions,
    language,
  })

  useEffect(() => {
    // The player already follows a slide that was moved, which this rendering does not show yet.
    const shown = slides[player.state().index]
    if (shown) onSlide?.(shown)
    // oxlint-disable-next-line react/exhaustive-deps -- called when another slide is shown, not when one is edited
  }, [onSlide, index, slide?.key])
  useEffect(fetchLaterParts, [])
  useEffect(() => onPlayer?.(player), [player, onPlayer])
  usePreloading(next)
  useEffect(
    () => keepChoices({ captions, transcript: wantsTranscript, muted, volume, speed }),
    [captions, wantsTranscript, muted, volume, speed],
  )
  useKeptPlace(player, slideshow)
  const keys = useMemo(
    () => ({
      ...player,
      previous: () => player.goTo(player.state().index - 1),
      next: () => player.goTo(player.state().index + 1),
    }),
    [player],
  )
  const part = messages.part(index + 1, slides.length)
  const layout = usePlayerLayout(section, fullscreen ? undefined : page.layout)
  const upright = layout === 'upright'
  const quiz = slide !== undefined && asks(slide)
  const stays = !state.playing || quiz || keysShown || pointed !== undefined || state.error !== undefined
  const controls = useShownControls(upright || stays)
  const touch = usePlayerTouch(player, direction, controls)
  const textAtFoot = useTextAtFoot(section, slide, caption, controls.shown)
  const focus = useKeptFocus(section, index)
  useLayoutEffect(() => {
    // If the first slide is loaded after the dialog opens, the dialog or the page has the focus.
    const isAround = document.activeElement?.contains(section.current)
    if (fullscreen && isAround) section.current?.focus({ preventScroll: true })
  }, [fullscreen])
  const isLast = index === slides.length - 1
  const quizPlace = useQuizPlace(player, section, { slot: quizSlot, isLast, onAnswer, onEnd })

  const commands = usePlayerCommands(player, line, {
    setChoices,
    setKeysShown,
    onFullscreen,
  })

  const drawPeek = (at: number) => <PeekAt slideshow={slideshow} line={line} time={at} />

  if (!slide) return <p className="player-empty">{messages.empty}</p>
  const isResumed =
    resume === 'anywhere' && resumed?.index === index && elapsed < resumed.time + startOverOffered
  const startOver = () => {
    setResumed(undefined)
    player.seek(0)
    player.play()
  }
  const time = Math.min(line.end, (line.starts[index] ?? 0) + elapsed)
  return (
    <>
      {/* The keys are shortcuts. The buttons inside do the same. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        ref={section}
        className="player"
        aria-label={messages.player}
        tabIndex={-1}
        data-controls={layout}
        data-whole={fullscreen || undefined}
        data-bare={!controls.shown || undefined}
        data-foot={upright ? undefined : quiz ? 'quiz' : textAtFoot ? 'text' : undefined}
        {...controls.around}
        {...focus}
        onKeyDown={(event) => {
          controls.wake()
          handlePlayerKey(event, commands, direction)
        }}
      >
        <div className="player-main">
          {fullscreen && onFullscreen && (
            <div className="player-plates" {...controls.on}>
              <PlayerTop title={presentation.title} language={language} onClose={onFullscreen} />
            </div>
          )}
          <div className="player-stage" {...touch}>
            <QuizPlaceContext value={quizPlace}>
              <ChangingStage
                slide={slide}
                next={next}
                theme={presentation.css_theme}
                language={language}
                clock={player.motion}
                backdrop={player.backdrop}
              />
            </QuizPlaceContext>
          </div>
          <PlayerNotes
            waiting={state.waiting && messages.waiting(index + 1, slides.length)}
            onStartOver={isResumed && startOver}
          />
          <div className="player-foot">
            {state.error && (
              <p role="alert" className="player-error">
                {state.error}
              </p>
            )}
            {captions && pointed === undefined && !(quiz && (state.waiting || !state.playing)) && (
              <Captions lines={captionLines} language={language} />
            )}
            {upright && fullscreen && !quiz && (
              <Fetched
                code={upcoming}
                props={{ slides, starts: line.starts, index, language, onSeek: player.seek }}
              />
            )}
            <div className="player-controls" {...controls.on}>
              <PlayerControls
                commands={commands}
                state={state}
                timeline={line}
                captions={captions}
                transcript={transcript}
                fullscreen={fullscreen}
                language={language}
                quizSlot={setQuizSlot}
                onPoint={setPointed}
                drawPeek={drawPeek}
              />
            </div>
          </div>
          <div className="player-line" aria-hidden="true" dir="ltr">
            <i style={{ inlineSize: `${(100 * time) / line.end}%` }} />
          </div>
        </div>
        {transcript && (
          <Fetched
            code={transcriptPanel}
            props={{
              slides,
              starts: line.starts,
              language,
              index,
              sentence,
              feedback,
              onSeek: player.seek,
              onClose: commands.toggleTranscript,
            }}
          />
        )}
      </section>
      <Fetched
        code={mediaSession}
        props={{ keys, title: presentation.title, part, playing: state.playing }}
      />
      {keysShown && <Fetched code={keysDialog} props={{ direction, onClose: () => setKeysShown(false) }} />}
    </>
  )
}
