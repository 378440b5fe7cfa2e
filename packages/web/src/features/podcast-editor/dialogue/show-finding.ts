import type { Finding } from '@lectern/domain/podcast/find-in-dialogue.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { flushSync } from 'react-dom'
import type { DocumentStore } from '../../../editing/document/document-store.ts'
import { withLineField } from '../document/line-field.ts'

/** Goes to the segment and line of what was found and selects it there; where the search is left, with the focus. */
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

/** What is selected in a text; nothing where it goes over the end of a paragraph. */
export function selectedText(): string {
  const { activeElement: field } = document
  if (!(field instanceof HTMLTextAreaElement)) return ''
  const selected = field.value.slice(field.selectionStart, field.selectionEnd)
  return selected.includes('\n') ? '' : selected
}
