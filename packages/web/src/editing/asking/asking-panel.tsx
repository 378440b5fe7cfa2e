import { askingApi, longestQuestion } from '@lectern/domain/api/documents/asking.ts'
import type { Format } from '@lectern/domain/courses/formats.ts'
import { MessageCircleQuestionMark } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { call } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { useInstructionField } from '../../ui/fields/use-instruction-field.ts'
import { inBackground } from '../../ui/in-background.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import type { PageAddress } from '../document/editable-document.ts'
import { AskingOutcome } from './asking-outcome.tsx'
import { createAsking } from './asking.ts'
import { messages } from './asking-panel-messages.ts'

/** Milliseconds before progress is shown. Faster answers need none. */
const progressAfter = 300

interface AskingPanelProps {
  format: Format
  page: PageAddress
  onClose: () => void
}

/** A panel in which the author asks questions about the page. Closing it cancels the question. */
export function AskingPanel({ format, page, onClose }: AskingPanelProps) {
  const [asking] = useState(() =>
    createAsking((question, signal) => call(askingApi[format], { params: page, body: { question }, signal })),
  )
  useEffect(() => asking.cancel, [asking])
  const field = useRef<HTMLTextAreaElement>(null)
  const isAsking = useStore(asking, (state) => state.isAsking)
  const isSlow = useDebounced(isAsking, progressAfter) && isAsking

  function ask(question: string): void {
    // The button that was pressed disappears with the outcome or the progress.
    field.current?.focus()
    inBackground(asking.ask(question))
  }

  const form = useInstructionField((question) => {
    if (question === '') field.current?.focus()
    else ask(question)
  })

  return (
    <Dialog open onClose={onClose} title={messages.title} place="panel" initialFocus={() => field.current}>
      <form onSubmit={form.onSubmit} className="grid gap-2.5">
        <TextArea
          ref={field}
          label={messages.question}
          rows={2}
          maxLength={longestQuestion}
          dir="auto"
          data-own-undo
          hint={messages.questionHint}
          error={form.isMissing ? messages.questionMissing : undefined}
          {...form.field}
        />
        <div className="flex flex-wrap items-center gap-2">
          <Button
            type="submit"
            look="primary"
            size="small"
            icon={<MessageCircleQuestionMark aria-hidden className="size-4" />}
          >
            {messages.ask}
          </Button>
          {isAsking && (
            <Button
              look="quiet"
              size="small"
              onClick={() => {
                asking.cancel()
                field.current?.focus()
              }}
            >
              {messages.cancel}
            </Button>
          )}
          <output className="flex items-center gap-1.5 text-sm text-ink-2">
            {isSlow && (
              <>
                <Spinner />
                {messages.asking}
              </>
            )}
          </output>
        </div>
      </form>
      <AskingOutcome asking={asking} onRetry={ask} />
    </Dialog>
  )
}
