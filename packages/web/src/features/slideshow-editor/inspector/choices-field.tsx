import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { messages } from './messages.ts'

interface ChoicesFieldProps {
  readonly label: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** A field with several choices out of a few values. It keeps the order of the values. */
export function ChoicesField({ label, choices, chosen, onChange }: ChoicesFieldProps) {
  const put = (value: string, wanted: boolean) =>
    onChange(
      choices.map((choice) => choice.value).filter((one) => (one === value ? wanted : chosen.includes(one))),
    )
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {choices.map((choice) => (
          // The checkbox has its own name for screen readers, which includes the name of the field.
          // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the Checkbox inside is the control
          <label key={choice.value} className="flex min-h-6 cursor-pointer items-center gap-2 text-md">
            <Checkbox
              label={messages.choiceOf(label, choice.label)}
              checked={chosen.includes(choice.value)}
              onChange={(wanted) => put(choice.value, wanted)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
