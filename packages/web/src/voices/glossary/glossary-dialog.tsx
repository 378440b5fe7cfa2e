import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { messages as draftMessages } from '../../editing/document/messages.ts'
import { useLeavingSignal } from '../../editing/jobs/use-leaving-signal.ts'
import { dateAndTime } from '../../messages/moments.ts'
import { useQuestionBeforeUnload } from '../../ui/use-question-before-unload.ts'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { Banner } from '../../ui/banner.tsx'
import { RetryBanner } from '../../ui/retry-banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { Select, type SelectOption } from '../../ui/fields/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { stopSample } from '../sample-player.ts'
import { languageOptionsByName } from '../voice-search.ts'
import type { GlossaryRow, RowProblems } from './glossary-rows.ts'
import { messages } from './messages.ts'
import { SpeakButton } from './speak-button.tsx'
import { useGlossary } from './use-glossary.ts'

interface GlossaryDialogProps {
  courseId: string
  courseName: string | undefined
  /** Language of the open document. Terms without a language are spoken in it. */
  language: string | undefined
  /** Called after the glossary was saved. */
  onSaved?: (() => void) | undefined
  onClose: () => void
}

/** Edits the pronunciations of a course. */
export function GlossaryDialog({ courseId, courseName, language, onSaved, onClose }: GlossaryDialogProps) {
  const glossary = useGlossary(courseId)
  const { offered } = glossary
  const [languages] = useState(languageOptionsByName)
  useEffect(() => stopSample, [])
  useQuestionBeforeUnload(glossary.unsaved)
  const leaving = useLeavingSignal()
  const [discarding, setDiscarding] = useState(false)
  const close = () => (glossary.unsaved ? setDiscarding(true) : onClose())

  const list = useRef<HTMLUListElement>(null)
  function focusLastAfter(change: () => void): void {
    flushSync(change)
    list.current?.querySelector<HTMLElement>('li:last-child input')?.focus()
  }

  async function save(): Promise<void> {
    const closed = leaving()
    const outcome = await glossary.save()
    if (outcome === 'not saved')
      return list.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    toast.success(messages.saved)
    onSaved?.()
    // The user may have closed it during the save, and opened it again.
    if (outcome === 'saved' && !closed.aborted) onClose()
  }

  return (
    <Dialog
      open
      width="wide"
      title={courseName === undefined ? messages.title : messages.titleIn(courseName)}
      onClose={close}
      footer={
        <>
          <Button
            look="quiet"
            flush
            icon={<Plus aria-hidden className="size-4" />}
            onClick={() => focusLastAfter(glossary.add)}
            disabled={glossary.loading || glossary.failed}
          >
            {messages.addTerm}
          </Button>
          <span className="ms-auto flex gap-2.5">
            <Button onClick={close}>{messages.cancel}</Button>
            <Button
              look="primary"
              busy={glossary.busy}
              disabled={glossary.loading || glossary.failed}
              onClick={() => inBackground(save())}
            >
              {glossary.busy ? messages.saving : messages.save}
            </Button>
          </span>
        </>
      }
    >
      <p className="mb-4 text-sm text-ink-2">{messages.explanation}</p>
      {glossary.message !== undefined && <Banner className="mb-3">{glossary.message}</Banner>}
      {glossary.failed && (
        <RetryBanner reason={glossary.failure} retrying={glossary.retrying} onRetry={glossary.retry} />
      )}
      {offered && (
        <Banner
          kind="info"
          className="mb-3"
          onDismiss={() => glossary.dismiss(offered)}
          action={
            <Button
              look="quiet"
              size="small"
              className="-my-1 text-brand-text"
              onClick={() => focusLastAfter(() => glossary.restore(offered))}
            >
              {draftMessages.restore}
            </Button>
          }
        >
          {draftMessages.unsavedEditsFrom(dateAndTime(new Date(offered.keptAt)))}
        </Banner>
      )}
      {glossary.loading && (
        <output className="grid gap-2.5">
          <span className="text-sm text-ink-3">{messages.loading}</span>
          <Skeleton className="h-9" />
          <Skeleton className="h-9" />
        </output>
      )}
      <ul ref={list} className="grid gap-2.5 max-sm:gap-5">
        {glossary.rows.map((row, index) => (
          <TermRow
            key={row.id}
            row={row}
            number={index + 1}
            problems={glossary.problems.get(row.id)}
            languages={languages}
            language={row.language || language}
            onChange={(changes) => glossary.change(row.id, changes)}
            onRemove={() => glossary.remove(row.id)}
          />
        ))}
      </ul>
      <AlertDialog
        open={discarding}
        title={messages.discardTitle}
        confirmLabel={messages.discard}
        cancelLabel={messages.keepEditing}
        onConfirm={() => {
          glossary.discard()
          onClose()
        }}
        onCancel={() => setDiscarding(false)}
      >
        {messages.discardQuestion}
      </AlertDialog>
    </Dialog>
  )
}

/** Aligns a button with the field, below the height of the label. */
const besideField = 'mt-6.25 max-md:mt-5.25'

interface TermRowProps {
  row: GlossaryRow
  number: number
  problems: RowProblems | undefined
  /** The options of the menu. */
  languages: readonly SelectOption<string>[]
  language: string | undefined
  onChange: (changes: Partial<GlossaryRow>) => void
  onRemove: () => void
}

function TermRow({ row, number, problems, languages, language, onChange, onRemove }: TermRowProps) {
  const name = row.term.trim() || messages.emptyTerm(number)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_9.5rem_auto_auto] items-start gap-x-2 gap-y-1.5 max-sm:grid-cols-[minmax(0,1fr)_auto_auto]">
      <TextField
        label={messages.term(number)}
        size="small"
        className="max-sm:col-span-full"
        value={row.term}
        error={problems?.term}
        onChange={(event) => onChange({ term: event.target.value })}
      />
      <TextField
        label={messages.saidAs}
        size="small"
        className="max-sm:col-span-full"
        value={row.spoken}
        error={problems?.spoken}
        onChange={(event) => onChange({ spoken: event.target.value })}
      />
      <Select
        label={messages.language}
        size="small"
        options={[{ value: '', label: messages.allLanguages }, ...languages]}
        value={row.language}
        onChange={(chosen) => onChange({ language: chosen })}
      />
      <SpeakButton text={row.spoken} term={name} language={language} className={besideField} />
      <IconButton label={messages.remove(name)} look="danger" className={besideField} onClick={onRemove}>
        <Trash2 aria-hidden className="size-4" />
      </IconButton>
    </li>
  )
}
