import { messages } from './messages.ts'

interface PlayerNotesProps {
  /** The reason why the slideshow waits. Empty while it does not wait. */
  readonly waiting: string | false
  /** False unless the slideshow was resumed. */
  readonly onStartOver: (() => void) | false
}

/** Notes over the upper part of a slide. */
export function PlayerNotes({ waiting, onStartOver }: PlayerNotesProps) {
  return (
    <div className="player-notes">
      <output className="player-waiting">{waiting}</output>
      {onStartOver && (
        <button type="button" className="player-start-over" onClick={onStartOver}>
          {messages.startOver}
        </button>
      )}
    </div>
  )
}
