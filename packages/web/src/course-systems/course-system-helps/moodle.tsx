import type { CourseSystemHelp } from '../course-system-help.ts'
import { KeyDrawing } from '../key-drawing.tsx'

function KeyPicture() {
  return (
    <KeyDrawing
      menu={[
        { label: 'Profile' },
        { label: 'Grades' },
        { label: 'Messages' },
        { label: 'Preferences', here: true },
      ]}
      heading="Security keys"
    >
      <span className="flex items-center gap-2 rounded-1 px-2 py-2 text-ink-2 ring-3 ring-brand-line">
        <span className="min-w-0 flex-1 truncate font-mono">4f1c 09ab …</span>
        <span className="whitespace-nowrap">Mobile web service</span>
      </span>
    </KeyDrawing>
  )
}

export const moodle: CourseSystemHelp = {
  name: 'Moodle',
  keySteps: [
    'Log in to Moodle, open the menu under your name and click Preferences.',
    'Under User account click Security keys.',
    'Copy the key of the service that your administrator names, such as Moodle mobile web service, and paste it here.',
    'No key there? Ask your administrator to allow web services for you.',
  ],
  KeyPicture,
  checks: [
    'You may edit the course: Lectern does not list courses in which you are a student.',
    'Your administrator has enabled web services, and the key belongs to your own user.',
    'The key has not expired and allows the address of this Lectern.',
    'The Base URL is the root of Moodle, without /my or /login behind it.',
  ],
}
