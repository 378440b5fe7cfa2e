import { directionOf } from '@lectern/domain/voices/languages.ts'

interface CaptionsProps {
  /** At most two. */
  readonly lines: readonly string[]
  readonly language: string | undefined
}

/** The spoken text on a plate. Below a slide it has reserved space, so that the layout does not move. */
export function Captions({ lines, language }: CaptionsProps) {
  return (
    <div className="player-captions">
      <p className="player-caption" lang={language} dir={language ? directionOf(language) : 'auto'}>
        {lines.join('\n')}
      </p>
    </div>
  )
}
