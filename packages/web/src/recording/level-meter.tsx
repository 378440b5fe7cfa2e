import { useStore } from 'zustand'
import { classes } from '../ui/classes.ts'
import type { Recorder } from './recorder.ts'
import { goodFrom, type LevelWord, loudFrom } from './capture/sound-level.ts'

const cells = Array.from({ length: 36 }, (_, at) => (at + 0.5) / 36)

const words: readonly LevelWord[] = ['quiet', 'good level', 'too loud']

/** How loud one speaks: in cells, and in words. The cells where it is too loud are taller. */
export function LevelMeter({ recorder }: { recorder: Recorder }) {
  const { value, word } = useStore(recorder, ({ level }) => level)
  return (
    <div className="grid min-w-0 flex-1 gap-1">
      <meter
        aria-label="Level of the microphone"
        aria-valuetext={word}
        max={100}
        value={Math.round(value * 100)}
        className="sr-only"
      />
      <div aria-hidden dir="ltr" className="flex h-6 items-center gap-0.75">
        {cells.map((cell) => (
          <span
            key={cell}
            className={classes(
              'min-w-0 flex-1 rounded-mark',
              cell >= loudFrom ? 'h-6' : cell >= goodFrom ? 'h-4' : 'h-3',
              cell > value ? 'bg-idle' : cell >= loudFrom ? 'bg-danger' : 'bg-done-edge',
            )}
          />
        ))}
      </div>
      <div aria-hidden dir="ltr" className="flex justify-between text-xs text-ink-3">
        {words.map((one) => (
          <span
            key={one}
            className={classes(
              one === word && 'font-strong',
              one === word && (one === 'good level' ? 'text-done-text' : 'text-ink'),
            )}
          >
            {one}
          </span>
        ))}
      </div>
    </div>
  )
}
