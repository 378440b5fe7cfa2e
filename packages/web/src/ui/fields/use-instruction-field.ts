import { type ChangeEventHandler, type FormEventHandler, type KeyboardEventHandler, useState } from 'react'

/** The handlers of a form and of its only text area, and the text that the user typed. */
interface InstructionField {
  readonly onSubmit: FormEventHandler
  /** True after the form was submitted without a text, until the user types. */
  readonly isMissing: boolean
  readonly clearMissing: () => void
  /** Properties of the text area. */
  readonly field: {
    readonly value: string
    readonly onChange: ChangeEventHandler<HTMLTextAreaElement>
    readonly onKeyDown: KeyboardEventHandler<HTMLTextAreaElement>
  }
}

/**
 * A form with one text area, whose Enter key submits it. Shift and Enter insert a line. `onText` receives the trimmed text, or
 * an empty one if the user typed none.
 */
export function useInstructionField(onText: (text: string) => void): InstructionField {
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  return {
    isMissing,
    clearMissing: () => setMissing(false),
    onSubmit(event) {
      event.preventDefault()
      const text = typed.trim()
      setMissing(text === '')
      onText(text)
    },
    field: {
      value: typed,
      onChange(event) {
        setTyped(event.target.value)
        setMissing(false)
      },
      onKeyDown(event) {
        // An input method ends a composition with Enter.
        if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
        event.preventDefault()
        event.currentTarget.form?.requestSubmit()
      },
    },
  }
}
