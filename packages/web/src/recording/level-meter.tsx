import { useStore } from 'zustand'
import { classes } from '../ui/classes.ts'
import type { Recorder } from './recorder.ts'
import { goodFrom, type LevelName, loudFrom } from './capture/sound-level.ts'
import { messages } from './messages.ts'

const cells = Array.from({ length: 36 }, (_, at) => (at + 0.5) / 36)

const levels: readonly LevelName[] = ['quiet', 'good', 'loud']

/** Shows how loud the author speaks, as cells and in words. The cells of the level that is too loud are taller. */
export function LevelMeter({ recorder }: { recorder: Recorder }) {
  const { value, name } = useStore(recorder, ({ level }) => level)
  return (
    <div className="grid min-w-0 flex-1 gap-1">
      <meter
        aria-label={messages.microphoneLevel}
        aria-valuetext={messages.levels[name]}
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
        {levels.map((one) => (
          <span
            key={one}
            className={classes(
              one === name && 'font-strong',
              one === name && (one === 'good' ? 'text-done-text' : 'text-ink'),
            )}
          >
            {messages.levels[one]}
          </span>
        ))}
      </div>
    </div>
  )
}
