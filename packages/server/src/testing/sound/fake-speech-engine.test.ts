import { speechEngineContract } from '../../audio/speech/speech-engine.contract.ts'
import { createFakeSpeechEngine } from './fake-speech-engine.ts'

speechEngineContract('The fake', {
  create: createFakeSpeechEngine,
  sentence: 'Water boils at one hundred degrees.',
})
