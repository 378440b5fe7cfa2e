import { Button } from '../ui/button.tsx'
import type { EditorAction } from '../editing/commands/editor-action.ts'

interface ShareButtonProps {
  action: Pick<EditorAction, 'label' | 'icon' | 'run'>
  open: boolean
  className?: string
}

/** The button of the action Share. On narrow screens it shows only its icon. */
export function ShareButton({ action: { label, icon: Icon, run }, open, className = '' }: ShareButtonProps) {
  return (
    <Button
      size="small"
      className={`min-h-9 max-sm:px-2.5 ${className}`}
      icon={<Icon aria-hidden className="size-4" />}
      aria-label={label}
      aria-expanded={open}
      data-share-button
      onClick={run}
    >
      <span className="max-[100rem]:hidden">{label}</span>
    </Button>
  )
}

/** Moves the focus to the visible button that opened the panel. There is one button for each screen width. */
export function focusShareButton(): void {
  const buttons = document.querySelectorAll<HTMLElement>('[data-share-button]')
  ;[...buttons].find((button) => button.offsetParent !== null)?.focus()
}
