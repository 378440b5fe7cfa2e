import { useCallback, useMemo, useRef, useState } from 'react'
import type { LearnerDocument } from '@lectern/domain/learn/learner-document.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import type { Player } from '../../slides/player/playback/player-interface.ts'
import type { PlayerPage } from '../../slides/player/slide-player-props.ts'
import { SlidePlayer } from '../../slides/player/slide-player.tsx'
import { useFullscreen } from '../../slides/player/use-fullscreen.ts'
import { learnerAudioErrors } from '../learner-audio-errors.ts'
import { saveProgress } from '../progress.ts'
import type { Report } from '../report.ts'
import { EndCard } from './end-card.tsx'
import { usePhone } from './use-phone.ts'
import type { Answers } from './quiz-result.ts'
import { whenEnded } from './when-ended.ts'

interface LearnerPlayerProps {
  readonly piece: LearnerDocument
  readonly slideshow: Slideshow
  readonly embedded: boolean
  readonly report: Pick<Report, 'answered' | 'completed'>
  readonly onPlayer: (player: Player) => void
}

const noAnswers: Answers = new Map()

/** The player with a card at its end. */
export function LearnerPlayer({ piece, slideshow, embedded, report, onPlayer }: LearnerPlayerProps) {
  const whole = useRef<HTMLDivElement>(null)
  const player = useRef<Player | undefined>(undefined)
  const [fullscreen, toggleFullscreen] = useFullscreen(whole)
  const [answers, setAnswers] = useState(noAnswers)
  const [ended, setEnded] = useState(false)
  // Another round has another player, so that no question keeps its answer.
  const [round, setRound] = useState({ number: 0, start: 0 })
  const isPhone = usePhone()

  const { onAnswer, onEnd } = useMemo(
    () => ({
      onAnswer: (index: number, chosen: readonly string[]) => {
        const { key } = slideshow.slides[index] ?? { key: '' }
        setAnswers((before) => new Map([...before, [key, chosen]]))
        if (chosen.length > 0) report.answered(key, chosen.join(','))
      },
      onEnd: () => {
        setEnded(true)
        player.current?.pause()
        saveProgress({ address: piece.address, share: 1, completed: true })
        report.completed()
      },
    }),
    [piece, slideshow, report],
  )
  const keepPlayer = useCallback(
    (shown: Player) => {
      player.current = shown
      onPlayer(shown)
      whenEnded(shown, slideshow.slides, onEnd)
    },
    [onPlayer, slideshow, onEnd],
  )
  const page: PlayerPage = {
    layout: isPhone && !embedded ? 'upright' : undefined,
    hasTranscript: !embedded,
    onPlayer: keepPlayer,
    onAnswer,
    onEnd,
  }
  const leaveEnd = () => {
    setEnded(false)
    // The pressed button is removed, and the keyboard would stop working.
    setTimeout(() => whole.current?.querySelector<HTMLElement>('.player')?.focus({ preventScroll: true }))
  }
  return (
    <div ref={whole} className="player-alone learn-whole">
      <div className="learn-playing" inert={ended}>
        <SlidePlayer
          key={round.number}
          slideshow={slideshow}
          start={round.start}
          auto
          audioErrors={learnerAudioErrors}
          resume={round.number === 0 ? 'anywhere' : undefined}
          fullscreen={fullscreen}
          onFullscreen={toggleFullscreen}
          page={page}
        />
      </div>
      {ended && (
        <EndCard
          piece={piece}
          slides={slideshow.slides}
          language={slideshow.presentation.language}
          answers={answers}
          onSee={(index) => {
            leaveEnd()
            player.current?.goTo(index)
            player.current?.replay()
            player.current?.pause()
          }}
          onWatchAgain={() => {
            leaveEnd()
            player.current?.seek(0)
            player.current?.play()
          }}
          onAnswerAgain={(index) => {
            leaveEnd()
            setAnswers(noAnswers)
            setRound(({ number }) => ({ number: number + 1, start: index }))
          }}
        />
      )}
    </div>
  )
}
