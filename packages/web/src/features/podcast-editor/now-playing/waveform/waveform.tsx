import { classes } from '../../../../ui/classes.ts'

interface WaveformProps {
  /** Heights from 0 to 1. */
  bars: readonly number[]
  /** How much has been heard, from 0 to 1. */
  heard: number
  /** Where segments begin, from 0 to 1. */
  marks: readonly number[]
}

/** How loud audio is, from left to right, and how far one is. */
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

/** Pauses are drawn as well, as dots. */
const least = 0.06

function Bars({ bars, className }: { bars: readonly number[]; className: string }) {
  const path = bars.map((bar, index) => {
    const height = Math.max(least, bar) * 0.9
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
