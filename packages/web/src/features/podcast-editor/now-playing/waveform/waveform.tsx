import { classes } from '../../../../ui/classes.ts'

interface WaveformProps {
  /** Heights from 0 to 1. */
  bars: readonly number[]
  /** The played share, from 0 to 1. */
  heard: number
  /** The starts of segments, from 0 to 1. */
  marks: readonly number[]
}

/** The loudness of audio from left to right, and the playback position. */
export function Waveform({ bars, heard, marks }: WaveformProps) {
  return (
    <>
      <Bars bars={bars} className="stroke-ink-off" />
      <div className="absolute inset-0" style={{ clipPath: `inset(0 ${(1 - heard) * 100}% 0 0)` }}>
        <Bars bars={bars} className="stroke-accent-strong" />
      </div>
      {marks.map((mark) => (
        <span key={mark} className="absolute inset-y-0 w-px bg-ink-3" style={{ left: `${mark * 100}%` }} />
      ))}
      <span
        className="absolute inset-y-0 -ms-px w-0.5 rounded-full bg-accent-strong"
        style={{ left: `${heard * 100}%` }}
      />
    </>
  )
}

/** Pauses are drawn as dots. */
const minHeight = 0.06

function Bars({ bars, className }: { bars: readonly number[]; className: string }) {
  const path = bars.map((bar, index) => {
    const height = Math.max(minHeight, bar) * 0.9
    return `M${index + 0.5} ${0.5 - height / 2}v${height}`
  })
  return (
    <svg
      viewBox={`0 0 ${bars.length} 1`}
      preserveAspectRatio="none"
      className={classes('absolute inset-0 size-full stroke-[1.75px]', className)}
    >
      <path d={path.join('')} vectorEffect="non-scaling-stroke" strokeLinecap="round" />
    </svg>
  )
}
