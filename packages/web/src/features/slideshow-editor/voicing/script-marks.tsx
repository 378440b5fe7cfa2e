import { MarkChips } from '../../../editing/panels/mark-chips.tsx'
import { useVoices } from '../../../voices/use-voices.ts'

interface ScriptMarksProps {
  script: string
  /** Undefined until it is loaded, and for a recording. */
  voiceId: string | undefined
  /** Undefined if the script cannot be changed. */
  onScript: ((script: string) => void) | undefined
  onRemoved: () => void
}

/** The marks of speech of a slide's script. */
export function ScriptMarks({ voiceId, ...rest }: ScriptMarksProps) {
  const voice = useVoices().voices.find(({ id }) => id === voiceId)
  return <MarkChips voice={voice} {...rest} />
}
