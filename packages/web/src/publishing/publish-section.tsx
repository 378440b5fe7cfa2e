import { messages } from './messages.ts'
import { PublishButton } from './publish-button.tsx'
import type { Piece } from './state/pieces.ts'

/** The part of the panel for sharing that publishes the open piece. */
export function PublishSection({ courseId, piece }: { courseId: string; piece: Piece }) {
  return (
    <div className="mt-3.5 grid grid-cols-1 justify-items-start gap-2">
      <p className="text-sm text-pretty text-ink-2">{messages.whatItDoes}</p>
      <PublishButton courseId={courseId} courseName={undefined} pieces={[piece]} />
    </div>
  )
}
