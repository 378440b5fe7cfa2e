import { Menu as Base } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'

const itemLook =
  'flex min-h-9 cursor-default items-center gap-2.5 rounded-row px-2.5 text-sm outline-none select-none data-disabled:text-ink-off data-highlighted:bg-hover'

/** A menu that opens from `trigger` (one element that takes a ref and props). */
export function Menu({ trigger, children }: { trigger: ReactElement; children: ReactNode }) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <MenuPopup>{children}</MenuPopup>
    </Base.Root>
  )
}

type SharedMenuHandle<Payload> = ReturnType<typeof Base.createHandle<Payload>>

/** Connects one menu to many triggers, so that a list of a hundred rows does not have a hundred menus. */
export function createSharedMenu<Payload>(): SharedMenuHandle<Payload> {
  return Base.createHandle<Payload>()
}

interface SharedMenuProps<Payload> {
  menu: SharedMenuHandle<Payload>
  /** The items for the trigger that opened the menu. */
  children: (payload: Payload) => ReactNode
  /** The element that receives the focus after closing, or true for the trigger. */
  finalFocus: () => HTMLElement | true
}

export function SharedMenu<Payload>({ menu, children, finalFocus }: SharedMenuProps<Payload>) {
  return (
    <Base.Root handle={menu}>
      {({ payload }) => (
        <MenuPopup finalFocus={finalFocus}>{payload !== undefined && children(payload)}</MenuPopup>
      )}
    </Base.Root>
  )
}

interface SharedMenuTriggerProps<Payload> {
  menu: SharedMenuHandle<Payload>
  payload: Payload
  /** One element that takes a ref and props. */
  trigger: ReactElement
}

export function SharedMenuTrigger<Payload>({ menu, payload, trigger }: SharedMenuTriggerProps<Payload>) {
  return <Base.Trigger handle={menu} payload={payload} render={trigger} />
}

function MenuPopup({ finalFocus, children }: { finalFocus?: () => HTMLElement | true; children: ReactNode }) {
  return (
    <Base.Portal>
      <Base.Positioner sideOffset={6} align="end" collisionPadding={8} className="z-(--z-menu)">
        <Base.Popup
          {...(finalFocus && { finalFocus })}
          className="max-h-(--available-height) min-w-52 overflow-y-auto overscroll-contain rounded-float bg-surface p-1 shadow-3 ring ring-line outline-none"
        >
          {children}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}

export function MenuItem({
  icon,
  onSelect,
  disabled = false,
  children,
}: {
  icon?: ReactNode
  onSelect: () => void
  disabled?: boolean
  children: ReactNode
}) {
  return (
    <Base.Item onClick={onSelect} disabled={disabled} className={itemLook}>
      {icon}
      {children}
    </Base.Item>
  )
}

/** Items with a sentence above them, which screen readers read before the items. */
export function MenuGroup({ note, children }: { note: ReactNode; children: ReactNode }) {
  return (
    <Base.Group>
      <Base.GroupLabel className="max-w-64 px-2.5 pt-2 pb-1 text-xs text-ink-2">{note}</Base.GroupLabel>
      {children}
    </Base.Group>
  )
}

interface MenuChoiceProps<Value extends string> {
  label: string
  options: readonly { readonly value: Value; readonly label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** Options in a menu, one of which is selected. The menu stays open, so that the user sees the effect. */
export function MenuChoice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: MenuChoiceProps<Value>) {
  return (
    <Base.RadioGroup value={value} onValueChange={(next: Value) => onChange(next)}>
      <Base.GroupLabel className="px-2.5 pt-2 pb-1 text-xs text-ink-3">{label}</Base.GroupLabel>
      {options.map((option) => (
        <Base.RadioItem
          key={option.value}
          value={option.value}
          closeOnClick={false}
          className={`${itemLook} justify-between`}
        >
          {option.label}
          <Base.RadioItemIndicator className="grid text-brand-text">
            <Check aria-hidden className="size-4" />
          </Base.RadioItemIndicator>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  )
}

export function MenuLine() {
  return <Base.Separator className="mx-1 my-1 h-px bg-line" />
}
