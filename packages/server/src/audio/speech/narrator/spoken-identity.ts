import { choiceLanguage } from '@lectern/domain/voices/voice-role.ts'
import type { WordMark } from '@lectern/domain/voices/word-mark.ts'
import type { SpokenTone } from '@lectern/domain/voices/spoken-tone.ts'
import { planNarration, spokenText } from '../text/narration-plan.ts'
import type { Script } from '../script.ts'
import type { SpeechEngine } from '../speech-engine.ts'

/** Everything that determines how a script sounds. Two scripts with the same identity sound the same. */
export interface SpokenIdentity {
  /**
   * The words as the engine gets them: terms by the glossary, units and formulas in words, without Markdown. One
   * sentence per line, an empty line between paragraphs. It contains pauses, and the marks that the voice follows. Empty
   * if there are no words.
   */
  readonly spokenText: string
  readonly voiceId: string
  /** Primary subtag of the language whose rules made the spoken text: `de`. */
  readonly language: string
  /** Id of the engine: `flite`. */
  readonly engine: string
  /** Changes whenever the engine or the audio chain would make another sound of the same words. */
  readonly engineVersion: string
  /** The settings of this voice inside its engine. */
  readonly settings: Readonly<Record<string, string | number>>
}

/**
 * Version of the audio chain between an engine and the MP3: splitting into requests, pauses, loudness, encoding.
 * Increase it when the same words would sound different, so that stored audio of the old chain is not reused.
 */
const chainVersion = 1

/** The identity of a script for this engine, in a known language and in a tone that the voice expresses. */
export async function identify(
  engine: SpeechEngine,
  {
    text,
    voiceId,
    language,
    glossary,
    marks,
    tone,
    take,
  }: Omit<Script, 'tone'> & {
    readonly language: string
    /** The marks of words that the voice follows. */
    readonly marks: readonly WordMark[]
    readonly tone: SpokenTone | undefined
  },
): Promise<SpokenIdentity> {
  return {
    spokenText: spokenText(await planNarration(text, language, glossary, marks)),
    voiceId,
    language: choiceLanguage(language),
    engine: engine.id,
    engineVersion: `${engine.version}, chain ${chainVersion}`,
    settings: { ...engine.settingsOf?.(voiceId, language), ...(tone && { tone }), ...(take && { take }) },
  }
}
