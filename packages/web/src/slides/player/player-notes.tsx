import { messages } from './messages.ts'

interface PlayerNotesProps {
  /** Why nothing goes on; empty while something does. */
  readonly waiting: string | false
  /** Offered where the slideshow was gone on with. */
  readonly onStartOver: (() => void) | false
}

/** What is said over the upper part of a slide. */
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
