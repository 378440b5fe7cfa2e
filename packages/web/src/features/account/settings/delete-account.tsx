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
import { fieldProblems } from '../forms/field-problems.ts'
import { messages as accountMessages } from '../messages.ts'
import { messages } from './messages.ts'
import { SettingsSection } from './settings-section.tsx'

export function DeleteAccount({ onDeleted }: { onDeleted: () => void }) {
  const [asking, setAsking] = useState(false)
  return (
    <SettingsSection title={messages.deleteAccount} about={messages.aboutDeletion}>
      <p className="mb-3.5 text-ink-2">{messages.whatIsDeleted}</p>
      <Button className="text-danger-text!" onClick={() => setAsking(true)}>
        {messages.deleteAccount}
      </Button>
      {asking && <PasswordQuestion onDeleted={onDeleted} onCancel={() => setAsking(false)} />}
    </SettingsSection>
  )
}

function PasswordQuestion({ onDeleted, onCancel }: { onDeleted: () => void; onCancel: () => void }) {
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
      } else setFailure(sentenceOf(problem, messages.notDeleted))
    }
  }

  function focusPassword() {
    form.current?.querySelector('input')?.focus()
  }

  return (
    <AlertDialog
      open
      title={messages.deleteQuestion}
      confirmLabel={busy ? messages.deleting : messages.deleteAccount}
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
            label={accountMessages.password}
            type="password"
            autoComplete="current-password"
            error={error}
          />
        </form>
      }
    >
      {messages.enterPassword}
    </AlertDialog>
  )
}
