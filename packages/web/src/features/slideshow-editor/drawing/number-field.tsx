import { useState } from 'react'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { messages } from './messages.ts'
import { parseTypedNumber } from './parse-typed-number.ts'

interface NumberFieldProps {
  readonly label: string
  /** Undefined if there is none yet. */
  readonly value: number | undefined
  readonly onChange: (value: number) => void
}

/** A number with a point or a comma. While the text is no number, the number before stays. */
export function NumberField({ label, value, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly before: number | undefined }>()
  const read = typed && parseTypedNumber(typed.text)
  // Undo and other changes from outside replace what was typed.
  const isCurrent = typed !== undefined && (read === undefined ? typed.before === value : read === value)
  return (
    <TextField
      label={label}
      size="small"
      inputMode="decimal"
      dir="ltr"
      value={isCurrent ? typed.text : String(value ?? '')}
      error={isCurrent && typed.text.trim() !== '' && read === undefined ? messages.notANumber : undefined}
      onChange={({ target }) => {
        const next = parseTypedNumber(target.value)
        setTyped({ text: target.value, before: value })
        if (next !== undefined && next !== value) onChange(next)
      }}
    />
  )
}
