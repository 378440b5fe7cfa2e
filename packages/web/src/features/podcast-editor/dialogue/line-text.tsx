import { changeLine } from '@lectern/domain/podcast/editing/edit-dialogue.ts'
import type { DialogueLine } from '@lectern/domain/podcast/podcast.ts'
import type { ClipboardEvent } from 'react'
import { usePodcastEditor } from '../document/editor-context.ts'
import { messages } from './messages.ts'
import { SpokenLine } from './spoken-line.tsx'
import { FindingMarks } from './finding-marks.tsx'
import { handleLineKey } from './line-keys.ts'
import { lineTextLook } from './line-look.ts'

interface LineTextProps {
  line: DialogueLine
  /** Index of the line in its segment, from 0. */
  place: number
}

/** The text field of a line. */
export function LineText({ line, place }: LineTextProps) {
  const { store, operations } = usePodcastEditor()

  function paste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const { selectionStart: start, selectionEnd: end } = event.currentTarget
    if (operations.paste(line.key, { start, end }, event.clipboardData.getData('text/plain')))
      event.preventDefault()
  }

  return (
    <div className="relative -ms-2.25 grid w-[calc(100%+9px)] rounded-row focus-within:bg-surface">
      <SpokenLine line={line} />
      <FindingMarks line={line.key} text={line.content} />
      <textarea
        aria-label={messages.textOf(line.speaker, place + 1)}
        aria-keyshortcuts="Control+Enter Alt+ArrowUp Alt+ArrowDown"
        data-line={line.key}
        dir="auto"
        rows={1}
        value={line.content}
        onChange={(event) =>
          store.edit(
            (cast) => changeLine(cast, line.key, { content: event.target.value }),
            `line ${line.key}`,
          )
        }
        onKeyDown={(event) => handleLineKey(event, line.key, operations)}
        onPaste={paste}
        onFocus={() => operations.focusOn(line.key)}
        className={`${lineTextLook} relative block field-sizing-content w-full resize-none rounded-row bg-transparent hover:border-line-strong focus:border-focus`}
      />
    </div>
  )
}
