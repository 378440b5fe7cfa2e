import { accountDeletion } from '@lectern/domain/accounts/credentials.ts'
import { accountsApi } from '@lectern/domain/api/accounts.ts'
import { useRef, useState } from 'react'
import { sentenceOf } from '../../../api/api-problem.ts'
import { call } from '../../../api/call.ts'
import { AlertDialog } from '../../../ui/overlays/alert-dialog.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { inBackground } from '../../../ui/in-background.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { fieldProblems } from '../field-problems.ts'
import { SettingsSection } from './settings-section.tsx'

export function DeleteAccount({ onDeleted }: { onDeleted: () => void }) {
  const [asking, setAsking] = useState(false)
  return (
    <SettingsSection
      title="Delete account"
      about="This cannot be undone, also not by the administrator of this Lectern."
    >
      <p className="mb-3.5 text-ink-2">
        Your account goes with its API key, its sessions and the courses you imported. Slideshows and podcasts
        of courses on your course system stay for your colleagues, without your name.
      </p>
      <Button className="text-danger-text!" onClick={() => setAsking(true)}>
        Delete account
      </Button>
      {asking && <AskForPassword onDeleted={onDeleted} onCancel={() => setAsking(false)} />}
    </SettingsSection>
  )
}

function AskForPassword({ onDeleted, onCancel }: { onDeleted: () => void; onCancel: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function remove(given: unknown) {
    if (busy) return
    const read = accountDeletion.safeParse(given)
    setError(read.error?.issues[0]?.message)
    setFailure(undefined)
    if (!read.success) return focusPassword()
    setBusy(true)
    try {
      await call(accountsApi.deleteAccount, { body: read.data })
      onDeleted()
    } catch (problem) {
      setBusy(false)
      const [wrong] = fieldProblems(problem)
      if (wrong) {
        setError(wrong.message)
        focusPassword()
      } else setFailure(sentenceOf(problem, 'Your account could not be deleted. Please try again.'))
    }
  }

  function focusPassword() {
    form.current?.querySelector('input')?.focus()
  }

  return (
    <AlertDialog
      open
      title="Delete your account?"
      confirmLabel={busy ? 'Deleting...' : 'Delete account'}
      busy={busy}
      onConfirm={() => form.current?.requestSubmit()}
      onCancel={onCancel}
      details={
        <form
          ref={form}
          noValidate
          className="mt-2 grid gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            inBackground(remove(Object.fromEntries(new FormData(event.currentTarget))))
          }}
        >
          {failure !== undefined && <Banner>{failure}</Banner>}
          <TextField
            name="password"
            label="Password"
            type="password"
            autoComplete="current-password"
            error={error}
          />
        </form>
      }
    >
      This cannot be undone. Please enter your password to go on.
    </AlertDialog>
  )
}
