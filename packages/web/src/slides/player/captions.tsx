import { directionOf } from '@lectern/domain/voices/languages.ts'

interface CaptionsProps {
  /** At most two. */
  readonly lines: readonly string[]
  readonly language: string | undefined
}

/** What is being said, in words. Room for two lines is kept, so that nothing moves. */
export function Captions({ lines, language }: CaptionsProps) {
  return (
    <p className="player-caption" lang={language} dir={language ? directionOf(language) : 'auto'}>
      {lines.join('\n')}
    </p>
  )
}
