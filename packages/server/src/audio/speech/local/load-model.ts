import { createRequire } from 'node:module'
import type { ModelFiles } from './local-model.ts'

/** A model in memory. The shape is that of sherpa-onnx-node 1.13, which has no type declarations. */
export interface LoadedModel {
  generate(request: { text: string; sid: number; speed: number; enableExternalBuffer: boolean }): {
    samples: Float32Array
    sampleRate: number
  }
}

interface SherpaOnnx {
  OfflineTts: new (config: object) => LoadedModel
}

/** Loads a model with sherpa-onnx. Throws if the package is not installed, or if the files are no model. */
export function loadModel({ kind, ruleFsts = '', ...files }: ModelFiles): LoadedModel {
  // The package is optional, and exists only for some systems.
  const { OfflineTts } = createRequire(import.meta.url)('sherpa-onnx-node') as SherpaOnnx
  return new OfflineTts({
    model: { [kind]: files, numThreads: 1, provider: 'cpu', debug: false },
    maxNumSentences: 1,
    ruleFsts,
  })
}
