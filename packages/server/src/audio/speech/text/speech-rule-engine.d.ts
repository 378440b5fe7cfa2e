/** The part that Lectern uses of a package without types. */
declare module 'speech-rule-engine' {
  interface SpeechRuleEngine {
    setupEngine(settings: { locale: string; domain: string; modality: string }): Promise<string>
    toSpeech(mathml: string): string
  }
  const engine: SpeechRuleEngine
  export default engine
}
