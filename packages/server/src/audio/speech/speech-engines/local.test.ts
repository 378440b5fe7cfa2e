import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { silentLogger } from '../../../platform/runtime/logger.ts'
import { speechEngineContract } from '../speech-engine.contract.ts'
import type { Sound } from '../speech-engine.ts'
import { spokenSeconds } from '../text/spoken-length.ts'
import { createLocalEngine, type LocalRequest } from './local.ts'

/** Hand-made folders of models, as sherpa-onnx publishes them, without the weights. */
const folders: Readonly<Record<string, string | Buffer>> = {
  'vits-piper-en_US-amy-medium/en_US-amy-medium.onnx': 'weights',
  'vits-piper-en_US-amy-medium/tokens.txt': '_ 0',
  'vits-piper-en_US-amy-medium/espeak-ng-data/phontab': '',
  'vits-piper-en_US-amy-medium/en_US-amy-medium.onnx.json': JSON.stringify({
    dataset: 'amy',
    audio: { sample_rate: 22050, quality: 'medium' },
    espeak: { voice: 'en-us' },
    language: { code: 'en_US', family: 'en', region: 'US' },
    num_speakers: 1,
    speaker_id_map: {},
  }),
  'vits-piper-en_US-amy-medium/MODEL_CARD':
    '# Model card for amy (medium)\n\n* Language: en_US (English, United States)\n* Speakers: 1\n\n## Dataset\n\n* License: CC BY 4.0\n',
  'vits-piper-de_DE-thorsten/model.onnx': 'weights!',
  'vits-piper-de_DE-thorsten/tokens.txt': '_ 0',
  'vits-piper-de_DE-thorsten/model.onnx.json': JSON.stringify({
    dataset: 'thorsten_emotional',
    language: { code: 'de_DE' },
    num_speakers: 2,
    speaker_id_map: { neutral: 1, amused: 0 },
  }),
  'kokoro-multi-lang-v1_0/model.onnx': kokoroModel('af_alloy,bm_george,ef_dora,zf_xiaobei'),
  'kokoro-multi-lang-v1_0/voices.bin': 'styles',
  'kokoro-multi-lang-v1_0/tokens.txt': '_ 0',
  'kokoro-multi-lang-v1_0/lexicon-us-en.txt': '',
  'kokoro-multi-lang-v1_0/README.md': '---\nlicense: apache-2.0\n---\n',
  'my-voice/model.onnx': 'weights',
  'my-voice/tokens.txt': '_ 0',
  'my-voice/lectern.json': JSON.stringify({ name: 'Ines', language: 'pt-PT', licence: 'Own recording' }),
  'original-piper/en_GB-alan.onnx': 'weights',
  'unknown/model.onnx': 'weights',
  'unknown/tokens.txt': '_ 0',
  'empty/notes.txt': '',
}

/** The end of a model file: a property of an ONNX model in protobuf. */
function kokoroModel(names: string): Buffer {
  const field = (tag: number, value: Buffer) => Buffer.concat([Buffer.from([tag, value.length]), value])
  const property = (key: string, value: string) =>
    field(0x72, Buffer.concat([field(0x0a, Buffer.from(key)), field(0x12, Buffer.from(value))]))
  return Buffer.concat([
    Buffer.alloc(1000),
    property('sample_rate', '24000'),
    property('speaker_names', names),
  ])
}

async function makeFolder(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'lectern-voices-'))
  for (const [path, content] of Object.entries(folders)) {
    // oxlint-disable-next-line no-await-in-loop -- some files
    await mkdir(join(root, dirname(path)), { recursive: true })
    // oxlint-disable-next-line no-await-in-loop -- some files
    await writeFile(join(root, path), content)
  }
  return root
}

/** A synthesiser that hums instead of loading a model. */
function humming(requests: LocalRequest[] = []) {
  return () => ({
    async run(request: LocalRequest): Promise<Sound> {
      requests.push(request)
      const length = Math.ceil(Math.max(0.3, spokenSeconds(request.text)) * 16_000)
      const samples = Float32Array.from({ length }, (_, at) => Math.sin(at / 12) / 4)
      return { samples, sampleRate: 16_000 }
    },
    stop: () => undefined,
  })
}

const version = 'sherpa-onnx-node 1.13.8'
const roots: string[] = []

speechEngineContract('The engine of local voices', {
  async create() {
    const folder = await makeFolder()
    roots.push(folder)
    return createLocalEngine({ folder, logger: silentLogger, version, start: humming() })
  },
  sentence: 'Water boils at one hundred degrees.',
})

describe('local voices', () => {
  let folder: string
  beforeEach(async () => {
    folder = await makeFolder()
  })
  afterEach(() => Promise.all([folder, ...roots.splice(0)].map((root) => rm(root, { recursive: true }))))
  const warn = vi.fn<(details: object, message: string) => void>()
  const engineOf = (requests: LocalRequest[] = []) =>
    createLocalEngine({ folder, logger: { ...silentLogger, warn }, version, start: humming(requests) })

  test('are those of the models in the folder, with language and licence', async () => {
    const voices = await engineOf().voices()
    expect(voices.map(({ id, name, language, licence }) => [id, name, language, licence])).toEqual([
      ['local:kokoro-multi-lang-v1_0/0', 'Alloy', 'en-US', 'apache-2.0'],
      ['local:kokoro-multi-lang-v1_0/1', 'George', 'en-GB', 'apache-2.0'],
      ['local:kokoro-multi-lang-v1_0/2', 'Dora', 'es-ES', 'apache-2.0'],
      ['local:kokoro-multi-lang-v1_0/3', 'Xiaobei', 'zh-CN', 'apache-2.0'],
      ['local:my-voice/0', 'Ines', 'pt-PT', 'Own recording'],
      ['local:vits-piper-de_DE-thorsten/0', 'Thorsten_emotional amused', 'de-DE', undefined],
      ['local:vits-piper-de_DE-thorsten/1', 'Thorsten_emotional neutral', 'de-DE', undefined],
      ['local:vits-piper-en_US-amy-medium/0', 'Amy', 'en-US', 'CC BY 4.0'],
    ])
    expect(JSON.stringify(warn.mock.calls)).toContain('original-piper has no tokens.txt')
    expect(JSON.stringify(warn.mock.calls)).toContain('unknown/lectern.json')
    expect(JSON.stringify(warn.mock.calls)).toContain('empty has no model')
  })

  test('are spoken with the files of their model', async () => {
    const requests: LocalRequest[] = []
    const engine = engineOf(requests)
    await engine.speak({ text: 'Hola.', voiceId: 'local:kokoro-multi-lang-v1_0/2' })
    await engine.speak({ text: 'Hallo.', voiceId: 'local:vits-piper-de_DE-thorsten/1' })
    const at = (...path: string[]) => join(folder, ...path)
    expect(requests).toEqual([
      {
        sid: 2,
        text: 'Hola.',
        files: {
          kind: 'kokoro',
          model: at('kokoro-multi-lang-v1_0', 'model.onnx'),
          tokens: at('kokoro-multi-lang-v1_0', 'tokens.txt'),
          voices: at('kokoro-multi-lang-v1_0', 'voices.bin'),
          lexicon: at('kokoro-multi-lang-v1_0', 'lexicon-us-en.txt'),
          lang: 'es',
        },
      },
      {
        sid: 1,
        text: 'Hallo.',
        files: {
          kind: 'vits',
          model: at('vits-piper-de_DE-thorsten', 'model.onnx'),
          tokens: at('vits-piper-de_DE-thorsten', 'tokens.txt'),
        },
      },
    ])
  })

  test('of Kokoro speak British English only if they are British', async () => {
    const [british, american] = ['lexicon-gb-en.txt', 'lexicon-us-en.txt']
    const model = 'kokoro-multi-lang-v1_0'
    await writeFile(join(folder, model, british), '')
    await writeFile(join(folder, model, 'lexicon-zh.txt'), '')
    const requests: LocalRequest[] = []
    const engine = engineOf(requests)
    for (const [sid, text] of ['Hello.', 'Hello.', 'Hola.', '你好。'].entries())
      // oxlint-disable-next-line no-await-in-loop -- four voices
      await engine.speak({ text, voiceId: `local:${model}/${sid}` })
    const lexicons = requests.map(({ files }) => files.lexicon?.split(',').map((path) => basename(path)))
    expect(lexicons).toEqual([
      [american, 'lexicon-zh.txt'],
      [british, 'lexicon-zh.txt'],
      [american, 'lexicon-zh.txt'],
      [american, 'lexicon-zh.txt'],
    ])
  })

  test('of Kokoro do not reuse audio that has the other English', async () => {
    const id = 'local:kokoro-multi-lang-v1_0/0'
    const engine = engineOf()
    const before = engine.settingsOf?.(id)
    await writeFile(join(folder, 'kokoro-multi-lang-v1_0/lexicon-gb-en.txt'), '')
    expect(engine.settingsOf?.(id)).toEqual({ ...before, english: 'of the voice' })
    await writeFile(join(folder, 'my-voice/lexicon-gb-en.txt'), '')
    expect(engine.settingsOf?.('local:my-voice/0')).toEqual({ bytes: 7 })
  })

  test('have another identity when the model in a folder is replaced, before and after it is listed', async () => {
    const id = 'local:my-voice/0'
    const engine = engineOf()
    const before = engine.settingsOf?.(id)
    expect(before).toEqual({ bytes: 7 })
    await engine.voices()
    expect(engine.settingsOf?.(id)).toEqual(before)
    await writeFile(join(folder, 'my-voice/model.onnx'), 'better weights')
    expect(engine.settingsOf?.(id)).toEqual({ bytes: 14 })
  })

  test.each(['local:../my-voice/0', 'local:../../etc/0', 'local:./0', 'local:my-voice/7', 'local:my-voice'])(
    'do not include %s',
    async (voiceId) => {
      expect(engineOf().settingsOf?.(voiceId)?.['bytes'] ?? 0).toBeLessThan(100)
      await expect(engineOf().speak({ text: 'Hello.', voiceId })).rejects.toMatchObject({
        code: 'UNKNOWN_VOICE',
      })
    },
  )

  test('are none without the package, and the log says how to install it, once', async () => {
    warn.mockClear()
    const engine = createLocalEngine({
      folder,
      logger: { ...silentLogger, warn },
      packageName: 'not-installed',
      start: humming(),
    })
    expect(engine.version).toBe('not installed')
    expect([await engine.voices(), await engine.voices()]).toEqual([[], []])
    expect(warn).toHaveBeenCalledTimes(1)
    expect(JSON.stringify(warn.mock.calls)).toContain('npm install not-installed@1.13.8')
  })

  test('are none if the folder does not exist', async () => {
    const nowhere = join(folder, 'nowhere')
    const engine = createLocalEngine({ folder: nowhere, logger: silentLogger, version, start: humming() })
    expect(await engine.voices()).toEqual([])
  })
})
