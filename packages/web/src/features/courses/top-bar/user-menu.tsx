import { accountsApi } from '@lectern/domain/api/accounts.ts'
import { useQuery } from '@tanstack/react-query'
import { BrainCircuit, ChevronDown, LogOut, Settings } from 'lucide-react'
import { useNavigate } from 'react-router'
import { call } from '../../../api/call.ts'
import { clearSession, useSessionUser } from '../../../api/session.ts'
import { appearanceOptions, useAppearance } from '../../../ui/appearance.ts'
import { inBackground } from '../../../ui/in-background.ts'
import { Menu, MenuChoice, MenuItem, MenuLine } from '../../../ui/overlays/menu.tsx'
import { messages } from './messages.ts'

/** Ends the session in this browser at once, and on the server if it can be reached. */
export async function logOut(): Promise<void> {
  // The request is sent before the token is removed. A server that does not answer must not keep the user logged in.
  const ended = call(accountsApi.logOut, { keepalive: true })
  clearSession()
  await ended.catch(() => undefined)
}

/** 'Maya Okafor' becomes 'MO'. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => [...(word ?? '')][0] ?? '',
  )
  return letters.join('').toUpperCase()
}

export function Avatar({ name }: { name: string }) {
  return (
    <span
      aria-hidden
      className="grid size-7.5 shrink-0 place-items-center rounded-full bg-brand-soft-2 text-xs font-bold text-brand-text"
    >
      {initials(name)}
    </span>
  )
}

/** The button with the user's name, and its menu. */
export function UserMenu() {
  const { name, email, organization } = useSessionUser()
  const navigate = useNavigate()
  const [appearance, setAppearance] = useAppearance()
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="pressable inline-flex h-10 shrink-0 items-center gap-2.25 rounded-full ps-1.25 pe-1.25 text-sm font-medium hover:bg-hover data-popup-open:bg-hover md:pe-2"
        >
          <Avatar name={name} />
          <span className="max-md:sr-only">{name}</span>
          <ChevronDown aria-hidden className="size-4 max-md:hidden" />
        </button>
      }
    >
      <div className="px-2.5 py-2 text-xs leading-snug text-ink-3">
        <p className="text-sm font-strong text-ink">{name}</p>
        <p>{email}</p>
        <p>{organization}</p>
      </div>
      <MenuLine />
      <MenuItem
        icon={<Settings aria-hidden className="size-4" />}
        onSelect={() => inBackground(navigate('/account'))}
      >
        {messages.accountSettings}
      </MenuItem>
      <ModelsMenuItem />
      <MenuLine />
      <MenuChoice
        label={messages.appearance}
        options={appearanceOptions()}
        value={appearance}
        onChange={setAppearance}
      />
      <MenuLine />
      <MenuItem icon={<LogOut aria-hidden className="size-4" />} onSelect={() => inBackground(logOut())}>
        {messages.logOut}
      </MenuItem>
    </Menu>
  )
}

/** The page of the owners. Asked for when the menu opens; absent for other accounts. */
function ModelsMenuItem() {
  const navigate = useNavigate()
  const { data } = useQuery({
    queryKey: ['account'],
    queryFn: ({ signal }) => call(accountsApi.me, { signal }),
    staleTime: 5 * 60_000,
  })
  if (data?.is_owner !== true) return null
  return (
    <MenuItem
      icon={<BrainCircuit aria-hidden className="size-4" />}
      onSelect={() => inBackground(navigate('/models'))}
    >
      {messages.modelsAndVoices}
    </MenuItem>
  )
}
