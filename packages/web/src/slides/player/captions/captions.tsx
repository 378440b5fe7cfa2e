import { directionOf } from '@lectern/domain/voices/languages.ts'

interface CaptionsProps {
  /** At most two. */
  readonly lines: readonly string[]
  readonly language: string | undefined
}

/** What is being said, in words, on a plate; below a slide, room is kept for it, so that nothing moves. */
export function Captions({ lines, language }: CaptionsProps) {
  return (
    <div className="player-captions">
      <p className="player-caption" lang={language} dir={language ? directionOf(language) : 'auto'}>
        {lines.join('\n')}
      </p>
    </div>
  )
}
