import { X } from '../../runtime/icons.tsx'
import { messages } from './messages.ts'
import { PlayerButton } from './player-button.tsx'

interface PlayerTopProps {
  readonly title: string
  readonly language: string | undefined
  readonly onClose: () => void
}

/** The title of the slideshow and the button that closes fullscreen. */
export function PlayerTop({ title, language, onClose }: PlayerTopProps) {
  return (
    <header className="player-top">
      <h1 lang={language} dir="auto" title={title}>
        {title}
      </h1>
      <PlayerButton label={messages.close} onClick={onClose}>
        <X />
      </PlayerButton>
    </header>
  )
}
