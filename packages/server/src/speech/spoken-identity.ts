import { choiceLanguage } from '@lectern/domain/voices/voice-role.ts'
import { planNarration, spokenText } from './narration-plan.ts'
import type { Script } from './script.ts'
import type { SpeechEngine } from './speech-engine.ts'

/** Everything that decides how a script sounds. Two scripts of equal identity sound the same. */
export interface SpokenIdentity {
  /**
   * The words as the engine gets them: terms by the glossary, units and formulas in words, without Markdown. A sentence
   * a line, an empty line between paragraphs. Empty if there is nothing to say.
   */
  readonly spokenText: string
  readonly voiceId: string
  /** Primary subtag of the language whose rules made the spoken text: `de`. */
  readonly language: string
  /** Id of the engine: `flite`. */
  readonly engine: string
  /** Changes whenever the engine or the audio chain behind it would make another sound of the same words. */
  readonly engineVersion: string
  /** What is set for this voice inside its engine. */
  readonly settings: Readonly<Record<string, string | number>>
}

/**
 * Version of what happens to speech between an engine and the MP3: how requests are cut, pauses, loudness, encoding.
 * Raise it when the same words would come out differently, so that stored audio of the old chain is not reused.
 */
const chainVersion = 1

/** The identity of a script that this engine speaks, in a language that is known by now. */
export async function identify(
  engine: SpeechEngine,
  { text, voiceId, language, glossary }: Script & { readonly language: string },
): Promise<SpokenIdentity> {
  return {
    spokenText: spokenText(await planNarration(text, language, glossary)),
    voiceId,
    language: choiceLanguage(language),
    engine: engine.id,
    engineVersion: `${engine.version}, chain ${chainVersion}`,
    settings: engine.settingsOf?.(voiceId) ?? {},
  }
}
