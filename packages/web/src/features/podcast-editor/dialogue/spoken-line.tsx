import type { DialogueLine } from '@lectern/domain/podcast/podcast.ts'
import { spokenPlace, SpokenWords } from '../../../editing/panels/spoken-words.tsx'
import { useAudioTime } from '../../../audio/use-audio-time.ts'
import { lineTextLook } from './line-look.ts'
import { usePodcastEditor } from '../document/editor-context.ts'
import { useLinePlayback } from '../now-playing/use-playback.ts'

/** Highlights the sentence that is spoken, below the text of a line. */
export function SpokenLine({ line }: { line: DialogueLine }) {
  const playback = useLinePlayback(line.key)
  if (playback !== 'playing' && playback !== 'paused') return null
  return (
    <div
      aria-hidden
      dir="auto"
      className={`${lineTextLook} pointer-events-none absolute inset-0 overflow-hidden wrap-break-word whitespace-pre-wrap text-transparent`}
    >
      <SpokenSentence line={line} playing={playback === 'playing'} />
    </div>
  )
}

function SpokenSentence({ line: { content, audio }, playing }: { line: DialogueLine; playing: boolean }) {
  const { player } = usePodcastEditor()
  const time = useAudioTime(player, playing)
  return <SpokenWords text={content} place={spokenPlace(content, audio?.sentences, time)} />
}
