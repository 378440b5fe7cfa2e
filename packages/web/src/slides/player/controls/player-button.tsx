import type { ReactNode } from 'react'

interface PlayerButtonProps {
  readonly label: string
  /** Grid area of the button among the controls; see `player-layouts.css`. */
  readonly area?: string
  readonly pressed?: boolean
  readonly disabled?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

/** A button of the player with an icon only. Its name is for screen readers, and is the tooltip. */
export function PlayerButton({ label, area, pressed, ...rest }: PlayerButtonProps) {
  return (
    <button
      type="button"
      className="player-icon"
      data-area={area}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      {...rest}
    />
  )
}
