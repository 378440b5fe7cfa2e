import type { ReactNode } from 'react'

interface PlayerButtonProps {
  readonly label: string
  /** Where it stands among controls below a slide; see `player.css`. */
  readonly area?: string
  readonly pressed?: boolean
  readonly disabled?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

/** A button of the player that shows a picture only; its name is told to who cannot see it, and to who wonders. */
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
