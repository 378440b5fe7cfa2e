import type { Ref } from 'react'
import { useWriter } from '../../api/writer.ts'
import { RewritePanel } from '../../editing/rewriting/rewrite-panel.tsx'
import { usePodcastEditor } from './editor-context.ts'
import { type LinesPlace, linesToRewrite } from './rewrite-lines.ts'

interface RewriteFieldProps {
  place: LinesPlace
  /** The line or segment as it stands there. */
  part: object
  /** Where it can be closed. */
  onClose?: () => void
  field?: Ref<HTMLTextAreaElement>
}

/** Rewrites a line, or a whole segment. */
export function RewriteField({ place, part, onClose, field }: RewriteFieldProps) {
  const { store, page, rewriting } = usePodcastEditor()
  const choices = useWriter()?.rewrites.lines ?? []
  return (
    <RewritePanel
      rewriting={rewriting}
      part={part}
      choices={choices}
      {...(field && { field })}
      onRewrite={(choice) => {
        const asked = linesToRewrite(store, page, place, choice)
        if (asked) void rewriting.start(asked)
      }}
      {...(onClose && { onClose })}
    />
  )
}
