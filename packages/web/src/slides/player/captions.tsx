interface CaptionsProps {
  readonly text: string
  readonly language: string | undefined
}

/** What is being said, in words. Room for two lines is kept, so that nothing moves. */
export function Captions({ text, language }: CaptionsProps) {
  return (
    <p className="player-caption" lang={language} dir="auto">
      {text}
    </p>
  )
}
