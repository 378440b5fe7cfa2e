import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { toast } from '../../ui/overlays/toast.ts'
import type { EditingSession } from '../session/editing-session.ts'
import { saveAndReport, toastId } from '../saving/save-and-report.ts'
import { compareDocuments, mergeDocuments } from './merge-document.ts'
import type { OpenVersions } from './merge-document.ts'
import { chooseSide, acceptedParts, proposedChoices } from './merge-choices.ts'
import { inOrder } from './compare-versions.ts'
import type { MergeRow, Side } from './compare-versions.ts'
import { MergeRows } from './merge-rows.tsx'
import { messages, sideMessages } from './both-versions-messages.ts'
import { OrderChoice, PartChoice } from './part-choice.tsx'

interface BothVersionsDialogProps<Document> {
  session: EditingSession<Document>
  versions: OpenVersions<Document>
  /** A sentence with the author and time of the other version. */
  who: string
  /** Whether the other version is the author's own, from another window. */
  own: boolean
  onClose: () => void
}

/** Mine and theirs side by side. The author chooses the version of each part and saves the result in one step. */
export function BothVersionsDialog<Document>({
  session,
  versions,
  who,
  own,
  onClose,
}: BothVersionsDialogProps<Document>) {
  const { kind, store, saving } = session
  const sides = sideMessages(own)
  const { mine, theirs, base } = versions
  const [comparison] = useState(() => compareDocuments(kind, mine, theirs.document, base))
  const [choices, setChoices] = useState(() => proposedChoices(comparison))
  const { frame, rows, order } = comparison
  const taken = acceptedParts(comparison, choices).length
  const language = kind.languageOf(mine)

  const choose = (row: MergeRow, side: Side) =>
    setChoices((chosen) => ({ ...chosen, rows: new Map(chosen.rows).set(row, side) }))

  async function save(): Promise<void> {
    const outcome = await saveAndReport(saving, kind.texts.notSaved, () => inBackground(save()))
    if (outcome === 'saved') toast.success(kind.texts.saved, { id: toastId })
  }

  function applyAndSave(): void {
    // Uses the present document, because it may have received audio in the meantime.
    store.takeOver(theirs, (now) =>
      mergeDocuments(kind, { mine: now, theirs: theirs.document, base }, comparison, choices),
    )
    onClose()
    inBackground(save())
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={sides.title}
      width="widest"
      footer={
        <>
          <output className="min-w-0 flex-1 text-sm text-ink-2 max-sm:basis-full">
            {taken === 0 ? messages.takeAtLeastOne[kind.format] : sides.willBeSaved[kind.format](taken)}
          </output>
          <Button className="max-sm:flex-1" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button look="primary" className="max-sm:flex-1" disabled={taken === 0} onClick={applyAndSave}>
            {messages.save}
          </Button>
        </>
      }
    >
      <p className="text-sm text-ink-2">{base ? sides.bothStayTaken(who) : messages.bothStay(who)}</p>
      <div className="my-3 flex flex-wrap gap-2">
        <Button size="small" onClick={() => setChoices(proposedChoices(comparison))}>
          {messages.asProposed}
        </Button>
        <Button size="small" onClick={() => setChoices(chooseSide(comparison, 'mine'))}>
          {sides.mine.all}
        </Button>
        <Button size="small" onClick={() => setChoices(chooseSide(comparison, 'theirs'))}>
          {sides.theirs.all}
        </Button>
      </div>
      <div className="grid gap-3">
        {!frame.same && (
          <PartChoice
            row={frame}
            format={kind.format}
            sides={sides}
            language={language}
            chosen={choices.frame}
            onChoose={(side) => setChoices({ ...choices, frame: side })}
          />
        )}
        {order && (
          <OrderChoice
            format={kind.format}
            sides={sides}
            chosen={choices.order}
            onChoose={(side) => setChoices({ ...choices, order: side })}
          />
        )}
        <MergeRows
          rows={inOrder(rows, choices.order)}
          format={kind.format}
          sides={sides}
          language={language}
          choiceOf={(row) => choices.rows.get(row) ?? row.proposed}
          onChoose={choose}
        />
      </div>
    </Dialog>
  )
}
