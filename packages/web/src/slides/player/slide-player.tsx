import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { placeAt, timeline } from '@lectern/domain/slideshow/timeline.ts'
import { directionOf } from '@lectern/domain/voices/languages.ts'
import { ChangingStage } from '../stage/changing-stage.tsx'
import { fetchLater, Fetched, onDemand } from '../runtime/on-demand.ts'
import { type QuizPlace, QuizPlaceContext } from '../views/quiz-place.ts'
import { useSlideCode } from '../stage/slide-code.ts'
import { feedbackSentences, sentenceAt } from './captions/audio-sentences.ts'
import { Captions } from './captions/captions.tsx'
import type { PlayerCommands } from './controls/player-actions.ts'
import { PlayerControls } from './controls/player-controls.tsx'
import { handlePlayerKey } from './controls/player-keys.ts'
import { messages } from './messages.ts'
import { readPlace } from './playback/player-memory.ts'
import { keepChoices, readChoices } from '../../audio/player-choices.ts'
import { PlayerNotes } from './player-notes.tsx'
import { PlayerTop } from './controls/player-top.tsx'
import './player.css'
import './player-controls.css'
import './player-panels.css'
import './player-layouts.css'
import type { Player, PlayerOptions } from './playback/player.ts'
import { asks } from './playback/scene.ts'
import { captionCode, useCaptions } from './captions/use-captions.ts'
import { useKeptPlace } from './playback/use-kept-place.ts'
import { useKeptFocus } from './controls/use-kept-focus.ts'
import { type PlayerLayout, usePlayerLayout } from './controls/use-player-layout.ts'
import { useEnd } from './playback/use-end.ts'
import { usePlayer } from './playback/use-player.ts'
import { usePreloading } from './playback/use-preloading.ts'
import { useShownControls } from './controls/use-shown-controls.ts'
import { useSpokenSentences } from './captions/use-spoken-sentences.ts'
import { useTaps } from './controls/use-taps.ts'
import { useTextAtFoot } from './captions/use-text-at-foot.ts'
import { useTouch } from './controls/use-touch.ts'

export interface SlidePlayerProps extends Omit<PlayerOptions, 'sound' | 'startTime'> {
  /**
   * Resumes where the user left this slideshow in this browser, instead of at `start`. With 'same slide', only if that place
   * is on the slide of `start`.
   */
  readonly resume?: 'anywhere' | 'same slide' | undefined
  /** Called with the shown slide when it changes. */
  readonly onSlide?: ((slide: Slide) => void) | undefined
  readonly fullscreen?: boolean
  /** Enters or leaves fullscreen. Without it, the player has no button and no key for that. */
  readonly onFullscreen?: (() => void) | undefined
  /** What the page around the player knows of it and shows of it. */
  readonly around?: PlayerPage | undefined
}

/** A page that shows parts of the player elsewhere, such as its transcript. */
export interface PlayerPage {
  /** The layout of the controls. Undefined if the size of the player decides. Fullscreen always depends on the size. */
  readonly layout?: PlayerLayout | undefined
  /** True if the page shows the transcript. Then the player offers its own only in fullscreen. */
  readonly hasTranscript?: boolean | undefined
  /** Called once, with the player that is shown. */
  readonly onPlayer?: ((player: Player) => void) | undefined
  /** Called with the chosen options of a quiz, and without options when the learner tries again. */
  readonly onAnswer?: ((slide: Slide, chosen: readonly string[]) => void) | undefined
  /** Called when the last slide is over: its audio has ended, or the learner leaves its question. */
  readonly onEnd?: (() => void) | undefined
}

/** How long a resumed slideshow offers to start over, in milliseconds. */
const startOverOffered = 10_000

// Most users need none of these. They are loaded after the first frame, so that they work without network later.
const transcriptPanel = onDemand(() => import('./captions/transcript.tsx'), 'Transcript')
const keysDialog = onDemand(() => import('./controls/keys-dialog.tsx'), 'KeysDialog')
const mediaSession = onDemand(() => import('../../audio/media-session.ts'), 'MediaSessionKeys')
const peek = onDemand(() => import('./controls/peek.tsx'), 'Peek')
const upcoming = onDemand(() => import('./upcoming.tsx'), 'Upcoming')

/**
 * Plays a slideshow: the slide as large as its container, captions and controls over it, the transcript beside it. It starts
 * when the code of its first slide is loaded, so that no slide appears without its motion.
 */
export function SlidePlayer(props: SlidePlayerProps) {
  const { slideshow, start = 0, resume } = props
  const { slides, presentation } = slideshow
  const [left] = useState(() => {
    const place = resume && readPlace(presentation, slides)
    return resume === 'anywhere' || place?.index === start ? place : undefined
  })
  const ready = useSlideCode(slides, left?.index ?? start)
  return ready ? <ReadyPlayer {...props} left={left} /> : <div className="player" aria-busy="true" />
}

interface ReadyPlayerProps extends SlidePlayerProps {
  /** The place to resume at. Undefined to begin at the start. */
  readonly left: ReturnType<typeof readPlace>
}

function ReadyPlayer({ left, ...props }: ReadyPlayerProps) {
  const { slideshow, start = 0, resume, onSlide, fullscreen = false, onFullscreen, around = {} } = props
  const { onPlayer, onAnswer, onEnd } = around
  const { slides, presentation } = slideshow
  const { language } = presentation
  const direction = directionOf(language)
  const [{ captions, transcript: transcriptChosen, ...sound }, setChoices] = useState(readChoices)
  const ownTranscript = fullscreen || !around.hasTranscript
  const transcript = transcriptChosen && ownTranscript
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
  const sentences = useSpokenSentences(slides, slide, language)
  const feedback = useMemo(
    () => (slide && state.feedback ? feedbackSentences(slide, state.feedback.field) : undefined),
    // oxlint-disable-next-line react/exhaustive-deps -- the field stays the same while the feedback continues
    [slide, state.feedback?.field],
  )
  const heard = feedback ?? sentences
  const heardTime = state.feedback?.elapsed ?? elapsed
  const sentence = sentenceAt(heard, heardTime)
  const broken = useCaptions(captions, heard, language)
  const caption = sentenceAt(broken, heardTime)

  useEffect(() => {
    // The player already follows a slide that was moved, which this rendering does not show yet.
    const shown = slides[player.state().index]
    if (shown) onSlide?.(shown)
    // oxlint-disable-next-line react/exhaustive-deps -- called when another slide is shown, not when one is edited
  }, [onSlide, index, slide?.key])
  useEffect(() => fetchLater(() => [captionCode, transcriptPanel, keysDialog, peek, upcoming]), [])
  useEffect(() => onPlayer?.(player), [player, onPlayer])
  useEnd(state, slides, onEnd)
  usePreloading(next)
  useEffect(
    () => keepChoices({ captions, transcript: transcriptChosen, muted, volume, speed }),
    [captions, transcriptChosen, muted, volume, speed],
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
  const layout = usePlayerLayout(section, fullscreen ? undefined : around.layout)
  const upright = layout === 'upright'
  const quiz = slide !== undefined && asks(slide)
  const stays = !state.playing || quiz || keysShown || pointed !== undefined || state.error !== undefined
  const controls = useShownControls(upright || stays)
  const onTap = useTaps({
    shown: controls.shown,
    onShow: () => controls.wake('touch'),
    onToggle: () => (player.state().playing ? player.pause() : player.play()),
    onSkip: player.skip,
  })
  const touch = useTouch(direction, {
    onNext: () => player.goTo(index + 1),
    onPrevious: () => player.goTo(index - 1),
    onTap,
  })
  const textAtFoot = useTextAtFoot(section, slide, caption, controls.shown)
  const focus = useKeptFocus(section, index)
  useLayoutEffect(() => {
    // If the first slide is loaded after the dialog opens, the dialog or the page has the focus.
    const isAround = document.activeElement?.contains(section.current)
    if (fullscreen && isAround) section.current?.focus({ preventScroll: true })
  }, [fullscreen])
  const isLast = index === slides.length - 1
  const goOn = useCallback(() => {
    if (isLast) return onEnd?.()
    player.goTo(player.state().index + 1)
    // The button that was pressed is removed, and the keyboard would stop working.
    section.current?.focus({ preventScroll: true })
  }, [player, isLast, onEnd])
  const quizPlace = useMemo(
    (): QuizPlace => ({
      slot: quizSlot,
      onAnswered(field, chosen) {
        player.setAnswered(field)
        const asking = slides[player.state().index]
        if (asking) onAnswer?.(asking, chosen)
      },
      onGoOn: isLast && !onEnd ? undefined : goOn,
    }),
    [quizSlot, player, slides, isLast, goOn, onAnswer, onEnd],
  )

  // A stable object, so that the controls do not render again with each change of the time.
  const commands = useMemo(
    (): PlayerCommands => ({
      player,
      count: slides.length,
      end: line.end,
      toggleCaptions: () => setChoices((chosen) => ({ ...chosen, captions: !chosen.captions })),
      toggleTranscript: ownTranscript
        ? () => setChoices((chosen) => ({ ...chosen, transcript: !chosen.transcript }))
        : undefined,
      showKeys: () => setKeysShown(true),
      toggleFullscreen: onFullscreen,
    }),
    [player, slides.length, line.end, ownTranscript, onFullscreen],
  )

  const drawPeek = (at: number) => {
    const pointedAt = slides[placeAt(line, at).index]
    return (
      pointedAt && (
        <Fetched
          code={peek}
          props={{
            slide: pointedAt,
            theme: presentation.css_theme,
            language,
            time: at,
            share: at / line.end,
          }}
        />
      )
    )
  }

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
              <Captions lines={broken[caption]?.lines ?? []} language={language} />
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
              onClose: () => commands.toggleTranscript?.(),
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
