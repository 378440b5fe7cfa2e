import { useState } from 'react'
import { courseSystemHelps } from '../../../course-systems/course-system-helps.ts'
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx'
import { registrationMessages } from './registration-messages.ts'

const systems = courseSystemHelps.map(({ name }) => ({ value: name, label: name }))

/** The steps to an API key in each course system, with a drawing of the screen. */
export function ApiKeySteps() {
  const [name, setName] = useState(systems[0]?.value ?? '')
  const help = courseSystemHelps.find((one) => one.name === name)
  if (!help) return null
  const { keySteps, KeyPicture } = help
  return (
    <div className="mt-2 grid gap-3.5 rounded-2 border border-line p-3.5">
      <SegmentedControl
        label={registrationMessages.courseSystem}
        options={systems}
        value={name}
        onChange={setName}
        className="flex"
      />
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <ol className="grid list-decimal content-start gap-1.5 ps-5 text-sm text-ink-2">
          {keySteps().map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <KeyPicture />
      </div>
    </div>
  )
}
