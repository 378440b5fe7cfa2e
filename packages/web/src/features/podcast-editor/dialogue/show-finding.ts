import type { Finding } from '@lectern/domain/podcast/editing/find-in-dialogue.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { flushSync } from 'react-dom'
import type { DocumentStore } from '../../../editing/document/document-store.ts'
import { withLineField } from '../document/line-field.ts'

/** Shows the segment and line of a result and selects its text. The line gets the focus if the search is closed. */
export function showFinding(store: DocumentStore<Podcast>): (finding: Finding, leave: boolean) => void {
  return (finding, leave) => {
    flushSync(() => store.select(finding.segment))
    withLineField(finding.line, (field) => {
      field.setSelectionRange(finding.start, finding.end)
      field.scrollIntoView({ block: 'center' })
      if (leave) field.focus()
    })
  }
}

/** The selected text of the focused field. Empty if it contains a line break. */
export function selectedText(): string {
  const { activeElement: field } = document
  if (!(field instanceof HTMLTextAreaElement)) return ''
  const selected = field.value.slice(field.selectionStart, field.selectionEnd)
  return selected.includes('\n') ? '' : selected
}
