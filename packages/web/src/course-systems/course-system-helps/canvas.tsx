import type { CourseSystemHelp } from '../course-system-help.ts'
import { DrawnButton, KeyDrawing } from '../key-drawing.tsx'
import { messages } from '../messages.ts'

function KeyPicture() {
  const { notifications, profile, files, settings, approvedIntegrations, newAccessToken } =
    messages.canvas.drawing
  return (
    <KeyDrawing
      menu={[{ label: notifications }, { label: profile }, { label: files }, { label: settings, here: true }]}
      heading={approvedIntegrations}
    >
      <DrawnButton>{newAccessToken}</DrawnButton>
    </KeyDrawing>
  )
}

export const canvas: CourseSystemHelp = {
  name: 'Canvas',
  keySteps: () => Object.values(messages.canvas.keySteps),
  KeyPicture,
  checks: () => Object.values(messages.canvas.checks),
}
