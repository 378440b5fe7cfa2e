import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { timeline } from '@lectern/domain/slideshow/timeline.ts'
import { directionOf } from '@lectern/domain/voices/languages.ts'
import { Fetched } from '../runtime/on-demand.ts'
import { ChangingStage } from '../stage/changing-stage.tsx'
import { QuizPlaceContext } from '../views/quiz-place.ts'
import { useTextAtFoot } from './captions/use-text-at-foot.ts'
import { SeekPreviewAt } from './seek-preview-at.tsx'
import { PlayerControls } from './controls/player-controls.tsx'
import { handlePlayerKey } from './controls/player-keys.ts'
import { PlayerTop } from './controls/player-top.tsx'
import { useFocusFallback } from './controls/use-kept-focus.ts'
import { usePlayerCommands } from './controls/use-player-commands.ts'
import { usePlayerLayout } from './controls/use-player-layout.ts'
import { usePlayerTouch } from './controls/use-player-touch.ts'
import { useShownControls } from './controls/use-shown-controls.ts'
import { keysDialog, transcriptPanel } from './later-parts.ts'
import { messages } from './messages.ts'
import type { readPlaybackPosition } from './playback/playback-position.ts'
import { isAnswerableQuiz } from './playback/scene.ts'
import { useQuizPlace } from './playback/use-quiz-place.ts'
import { PlayerFoot } from './player-foot.tsx'
import { PlayerNotes } from './player-notes.tsx'
import type { SlidePlayerProps } from './slide-player-props.ts'
import { SystemMediaControls } from './system-media-controls.tsx'
import { useSlideshowPlayback } from './use-slideshow-playback.ts'

interface ReadyPlayerProps extends SlidePlayerProps {
  /** The place to resume at. Undefined to begin at the start. */
  readonly left: ReturnType<typeof readPlaybackPosition>
}

/** The player, when the code of its first slide is loaded. */
export function ReadyPlayer({ left, ...props }: ReadyPlayerProps) {
  const { slideshow, fullscreen = false, onFullscreen, page = {} } = props
  const { slides, presentation } = slideshow
  const { language } = presentation
  const direction = directionOf(language)
  const { player, state, heard, captions, transcript, setChoices, startOver } = useSlideshowPlayback(
    props,
    left,
  )
  const [keysShown, setKeysShown] = useState(false)
  const [pointed, setPointed] = useState<number>()
  const [quizSlot, setQuizSlot] = useState<HTMLElement | null>(null)
  const section = useRef<HTMLElement>(null)
  const { index } = state
  const slide = slides[index]
  const line = useMemo(() => timeline(slides), [slides])
  const quiz = slide !== undefined && isAnswerableQuiz(slide)
  const isReading = !state.playing || quiz
  const layout = usePlayerLayout(section, fullscreen ? undefined : page.layout, isReading)
  const upright = layout === 'upright'
  const isBeside = upright || layout === 'below'
  const stays = isReading || keysShown || pointed !== undefined || state.error !== undefined
  const controls = useShownControls(isBeside || stays)
  const touch = usePlayerTouch(player, direction, controls)
  const textAtFoot = useTextAtFoot(section, slide, heard.caption, controls.shown && !isBeside)
  const focus = useFocusFallback(section, index)
  useLayoutEffect(() => {
    // If the first slide is loaded after the dialog opens, the dialog or the page has the focus.
    const isAround = document.activeElement?.contains(section.current)
    if (fullscreen && isAround) section.current?.focus({ preventScroll: true })
  }, [fullscreen])
  const isLast = index === slides.length - 1
  const { onAnswer, onEnd } = page
  const quizPlace = useQuizPlace(player, section, { slot: quizSlot, isLast, onAnswer, onEnd })
  const commands = usePlayerCommands(player, line, { setChoices, setKeysShown, onFullscreen })

  const drawPreview = (at: number) => <SeekPreviewAt slideshow={slideshow} line={line} time={at} />

  if (!slide) return <p className="player-empty">{messages.empty}</p>
  const hasCaptions = captions && pointed === undefined && !(quiz && (state.waiting || !state.playing))
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
        data-reading={isReading || undefined}
        data-bare={!controls.shown || undefined}
        // By an attribute: `:has()` on the player would compute the styles of the whole slide with each caption.
        data-noted={state.waiting || startOver !== undefined || undefined}
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
                next={slides[index + 1]}
                theme={presentation.css_theme}
                language={language}
                clock={player.motion}
                backdrop={player.backdrop}
              />
            </QuizPlaceContext>
          </div>
          <PlayerNotes
            waiting={state.waiting && messages.waiting(index + 1, slides.length)}
            onStartOver={startOver ?? false}
          />
          <PlayerFoot
            slides={slides}
            line={line}
            language={language}
            state={state}
            captions={hasCaptions ? heard.captionLines : undefined}
            hasUpcoming={upright && fullscreen && !quiz}
            onSeek={player.seek}
            around={controls.on}
          >
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
              drawPreview={drawPreview}
            />
          </PlayerFoot>
        </div>
        {transcript && (
          <Fetched
            code={transcriptPanel}
            props={{
              slides,
              starts: line.starts,
              language,
              index,
              sentence: heard.sentence,
              feedback: heard.feedback,
              onSeek: player.seek,
              onClose: commands.toggleTranscript,
            }}
          />
        )}
      </section>
      <SystemMediaControls
        player={player}
        title={presentation.title}
        index={index}
        count={slides.length}
        playing={state.playing}
      />
      {keysShown && <Fetched code={keysDialog} props={{ direction, onClose: () => setKeysShown(false) }} />}
    </>
  )
}
