/** The part that we use of a package without types of its own. */
declare module 'speech-rule-engine' {
  interface SpeechRuleEngine {
    setupEngine(settings: { locale: string; domain: string; modality: string }): Promise<string>
    toSpeech(mathml: string): string
  }
  const engine: SpeechRuleEngine
  export default engine
}
