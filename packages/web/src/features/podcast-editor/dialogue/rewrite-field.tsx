import type { Ref } from 'react'
import { useWriter } from '../../../api/writer.ts'
import { RewritePanel } from '../../../editing/rewriting/rewrite-panel.tsx'
import { inBackground } from '../../../ui/in-background.ts'
import { usePodcastEditor } from '../document/editor-context.ts'
import { type LinesToRewrite, linesToRewrite, partOf } from './rewrite-lines.ts'

interface RewriteFieldProps {
  what: LinesToRewrite
  /** Undefined if it cannot be closed. */
  onClose?: () => void
  field?: Ref<HTMLTextAreaElement>
}

/** The panel that rewrites a line or a whole segment. */
export function RewriteField({ what, onClose, field }: RewriteFieldProps) {
  const { store, page, rewriting } = usePodcastEditor()
  const choices = useWriter()?.rewrites.lines ?? []
  return (
    <RewritePanel
      rewriting={rewriting}
      part={partOf(what)}
      choices={choices}
      {...(field && { field })}
      onRewrite={(choice) => {
        const asked = linesToRewrite(store, page, what, choice)
        if (asked) inBackground(rewriting.start(asked))
      }}
      {...(onClose && { onClose })}
    />
  )
}
