import { useId } from 'react'

interface SliderProps {
  label: string
  value: number
  min: number
  max: number
  step?: number
  /** The value with its unit: '24 px'. */
  text: string
  onChange: (value: number) => void
}

/** A value between two bounds, on one line: label, slider, value. */
export function Slider({ label, value, min, max, step = 1, text, onChange }: SliderProps) {
  const id = useId()
  return (
    <div className="grid min-h-8 grid-cols-[8rem_minmax(0,1fr)_3.5rem] items-center gap-3 text-sm">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="h-6 min-w-0 accent-brand"
      />
      <output htmlFor={id} className="text-end text-ink-2 tabular-nums">
        {text}
      </output>
    </div>
  )
}
