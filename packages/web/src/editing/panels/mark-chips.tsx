import {
  changePause,
  removeMark,
  type ScriptMark,
  scriptMarks,
} from '@lectern/domain/narration/marks/edit-marks.ts'
import type { Voice } from '@lectern/domain/voices/voice.ts'
import { wordMarks } from '@lectern/domain/voices/word-mark.ts'
import { X } from 'lucide-react'
import { useMemo } from 'react'
import { listOf } from '../../messages/lists.ts'
import { numberOf } from '../../messages/numbers.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { messages } from './messages.ts'

interface MarkChipsProps {
  script: string
  /** The voice that speaks the script. Undefined if it is not known yet, and for a recording. */
  voice: Voice | undefined
  /** Undefined if the script cannot be changed. */
  onScript?: ((script: string) => void) | undefined
  /** Called after a mark is removed. Its button had the focus. */
  onRemoved?: () => void
}

/** The marks of a script as chips, in order. Nothing for a script without marks. */
export function MarkChips({ script, voice, onScript, onRemoved }: MarkChipsProps) {
  const marks = useMemo(() => scriptMarks(script), [script])
  if (marks.length === 0) return null
  return (
    <div className="mt-1 grid min-w-0 gap-1.5 text-xs">
      <ul aria-label={messages.marks} className="flex flex-wrap gap-1.5">
        {marks.map((mark, at) => (
          <li
            key={mark.places[0]?.start}
            className="inline-flex min-h-6.5 max-w-full items-center gap-0.5 rounded-full bg-accent-soft ps-2.5 pe-0.5 text-accent-text"
          >
            <MarkWords
              mark={mark}
              number={numberOf(at + 1)}
              onSeconds={onScript && ((seconds) => onScript(changePause(script, mark, seconds)))}
            />
            {onScript && (
              <IconButton
                label={messages.removeMark(numberOf(at + 1), nameOf(mark))}
                size="tiny"
                onClick={() => {
                  onScript(removeMark(script, mark))
                  onRemoved?.()
                }}
              >
                <X aria-hidden className="size-3.5" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {voice && <NotFollowed marks={marks} voice={voice} />}
    </div>
  )
}

const lengths = [0.2, 0.5, 1, 1.5, 2, 3, 4, 5]

/** The text of a chip. The length of a pause can be changed. */
function MarkWords({
  mark,
  number,
  onSeconds,
}: {
  mark: ScriptMark
  /** Place of the mark in the script: '2'. */
  number: string
  onSeconds: ((seconds: number) => void) | undefined
}) {
  if (mark.kind !== 'pause' || !onSeconds) return <bdi className="truncate">{nameOf(mark)}</bdi>
  const offered = lengths.includes(mark.seconds) ? lengths : [mark.seconds, ...lengths]
  return (
    <select
      aria-label={messages.lengthOfPause(number)}
      value={mark.seconds}
      onChange={(event) => onSeconds(Number(event.target.value))}
      className="min-h-6 bg-transparent text-accent-text"
    >
      {offered.map((seconds) => (
        <option key={seconds} value={seconds}>
          {messages.pauseOf(numberOf(seconds))}
        </option>
      ))}
    </select>
  )
}

function nameOf({ kind, seconds, words }: ScriptMark): string {
  return kind === 'pause' ? messages.pauseOf(numberOf(seconds)) : messages.markOf[kind](words)
}

/** Says which marks the voice does not follow. */
function NotFollowed({ marks, voice }: { marks: readonly ScriptMark[]; voice: Voice }) {
  const ignored = wordMarks.filter(
    (mark) => !voice.marks?.includes(mark) && marks.some(({ kind }) => kind === mark),
  )
  if (ignored.length === 0) return null
  return (
    <p className="text-ink-3">
      {messages.notFollowed(voice.name, listOf(ignored.map((mark) => messages.addMarks[mark])))}
    </p>
  )
}
