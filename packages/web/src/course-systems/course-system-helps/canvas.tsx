import type { CourseSystemHelp } from '../course-system-help.ts'
import { DrawnButton, KeyDrawing } from '../key-drawing.tsx'

function KeyPicture() {
  return (
    <KeyDrawing
      menu={[
        { label: 'Notifications' },
        { label: 'Profile' },
        { label: 'Files' },
        { label: 'Settings', here: true },
      ]}
      heading="Approved Integrations"
    >
      <DrawnButton>+ New Access Token</DrawnButton>
    </KeyDrawing>
  )
}

export const canvas: CourseSystemHelp = {
  name: 'Canvas',
  keySteps: [
    'Log in to Canvas and click Account, then Settings.',
    'Scroll to Approved Integrations and click New Access Token.',
    'Write Lectern as the purpose and click Generate Token.',
    'Copy the token and paste it here. Canvas shows it only once.',
  ],
  KeyPicture,
  checks: [
    'You teach, design or assist in the course: Lectern does not list courses that you only attend.',
    'The course is not concluded or deleted.',
    'The token belongs to your own Canvas user and has not expired.',
    'The Base URL is the address that you see in the browser, such as https://canvas.example.edu.',
  ],
}
