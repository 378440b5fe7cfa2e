import { useStore } from 'zustand'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'
import type { EditingSession } from './editing-session.ts'

/** Someone else has saved since this was opened: the author decides whose version goes on. */
export function ConflictDialog<Document>({ session }: { session: EditingSession<Document> }) {
  const { kind, saving } = session
  const conflict = useStore(saving.state, (state) => state.conflict)

  async function keepMine(): Promise<void> {
    const outcome = await saving.keepMine()
    if (outcome === 'saved') toast.success(kind.texts.saved)
    else toast.error(kind.texts.notSaved)
  }

  async function loadTheirs(): Promise<void> {
    await saving.loadTheirs().catch(() => toast.error(`Failed to load ${kind.format}.`))
  }

  return (
    <AlertDialog
      open={conflict !== undefined}
      title="Changed in the meantime"
      confirmLabel="Keep mine"
      look="primary"
      alternative={<Button onClick={() => void loadTheirs()}>Load theirs</Button>}
      onConfirm={() => void keepMine()}
      onCancel={saving.decideLater}
    >
      {conflict} Nothing is lost: the version that gives way stays within reach.
    </AlertDialog>
  )
}
