import type { CourseSystemHelp } from '../course-system-help.ts'
import { KeyDrawing } from '../key-drawing.tsx'
import { messages } from '../messages.ts'

/** The start of a key, as Moodle lists keys. */
const drawnKey = '4f1c 09ab …'

function KeyPicture() {
  const { drawing } = messages.moodle
  return (
    <KeyDrawing
      menu={[
        { label: drawing.profile },
        { label: drawing.grades },
        { label: drawing.messages },
        { label: drawing.preferences, here: true },
      ]}
      heading={drawing.securityKeys}
    >
      <span className="flex items-center gap-2 rounded-1 px-2 py-2 text-ink-2 ring-3 ring-brand-line">
        <span className="min-w-0 flex-1 truncate font-mono">{drawnKey}</span>
        <span className="whitespace-nowrap">{drawing.mobileWebService}</span>
      </span>
    </KeyDrawing>
  )
}

export const moodle: CourseSystemHelp = {
  name: 'Moodle',
  keySteps: () => Object.values(messages.moodle.keySteps),
  KeyPicture,
  checks: () => Object.values(messages.moodle.checks),
}
