import type { Format } from '@lectern/domain/courses/formats.ts'
import { useState } from 'react'
import { useStore } from 'zustand'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { openedOnDemand } from '../../ui/overlays/opened-on-demand.tsx'
import { Button } from '../../ui/button.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { baseOf } from '../document/document-store.ts'
import type { EditingSession } from '../session/editing-session.ts'
import type { OpenVersions } from './merge-document.ts'
import { saveAndReport, toastId } from '../saving/save-and-report.ts'
import { conflictText } from './conflict-text.ts'
import type { Conflict } from '../saving/saving-state.ts'
import { messages } from './messages.ts'

// Loaded on demand, because it includes the code that compares versions.
const BothVersionsDialog = openedOnDemand(
  async () => (await import('./both-versions-dialog.tsx')).BothVersionsDialog,
)

/** The question after someone else has saved since this was opened: keep one version, or choose from both. */
export function ConflictDialog<Document>({ session }: { session: EditingSession<Document> }) {
  const { kind, page, store, saving } = session
  const { conflict, deciding } = useStore(saving.state)
  const sideMessages = conflict?.own ? messages.ofTwoWindows : messages.ofTwoPeople
  const [both, setBoth] = useState<OpenVersions<Document> & { readonly conflict: Conflict }>()
  const [loading, setLoading] = useState<'theirs' | 'both'>()

  async function keepMine(): Promise<void> {
    const outcome = await saveAndReport(
      saving,
      kind.texts.notSaved,
      () => inBackground(keepMine()),
      saving.keepMine,
    )
    if (outcome === 'saved') toast.success(kind.texts.saved, { id: toastId })
  }

  async function load(what: 'theirs' | 'both', act: () => Promise<void>): Promise<void> {
    setLoading(what)
    await act().catch(() => toast.error(messages.notLoaded[kind.format], { id: toastId }))
    setLoading(undefined)
  }

  async function keepTheirs(): Promise<void> {
    await saving.keepTheirs()
    toast.success(sideMessages.theirsIsOpen, { id: toastId })
  }

  async function openBoth(answered: Conflict): Promise<void> {
    const theirs = await kind.load(page, store.getState().saved.document)
    const open = store.getState()
    setBoth({ mine: open.history.present, theirs, base: baseOf(open), conflict: answered })
    saving.decideLater()
  }

  return (
    <>
      <AlertDialog
        open={deciding && conflict !== undefined}
        title={messages.changedMeanwhile}
        wide
        confirmLabel={messages.openBoth}
        cancelLabel={messages.decideLater}
        look="primary"
        busy={loading === 'both'}
        alternative={
          <>
            <Button
              busy={loading === 'theirs'}
              disabled={loading === 'both'}
              onClick={() => inBackground(load('theirs', keepTheirs))}
            >
              {sideMessages.keepTheirs}
            </Button>
            <Button disabled={loading !== undefined} onClick={() => inBackground(keepMine())}>
              {sideMessages.keepMine}
            </Button>
          </>
        }
        details={<Choices format={kind.format} sideMessages={sideMessages} />}
        onConfirm={() => conflict && inBackground(load('both', () => openBoth(conflict)))}
        onCancel={saving.decideLater}
      >
        {messages.nothingLost(conflict ? conflictText(conflict) : '')}
      </AlertDialog>
      {both && (
        <BothVersionsDialog
          session={session}
          versions={both}
          who={conflictText(both.conflict)}
          own={both.conflict.own}
          onClose={() => setBoth(undefined)}
        />
      )}
    </>
  )
}

function Choices({ format, sideMessages }: { format: Format; sideMessages: typeof messages.ofTwoPeople }) {
  const choices = [
    [sideMessages.keepTheirs, sideMessages.keepTheirsMeaning],
    [sideMessages.keepMine, sideMessages.keepMineMeaning],
    [messages.openBoth, sideMessages.openBothMeaning[format]],
  ]
  return (
    <dl className="mt-1.5 grid gap-1.5 text-sm sm:grid-cols-[max-content_minmax(0,1fr)] sm:gap-x-4">
      {choices.map(([name, meaning]) => (
        <div key={name} className="sm:contents">
          <dt className="font-strong">{name}</dt>
          <dd className="text-ink-2">{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}
