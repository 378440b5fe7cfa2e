import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './read-config.ts'

const own = 'http://localhost:11434/v1'
const modelsOf = (env: Record<string, string>) => readConfig(env).languageModels?.models ?? []
const named = (env: Record<string, string>) => modelsOf(env).map(({ provider, model }) => [provider, model])

describe('the models of the configuration', () => {
  test.each(['llama3:8b', 'mistral:7b', 'google/gemma-3:free', 'gpt-5-mini', 'hf.co/org/model:Q4_K_M'])(
    'a name alone with a URL is a model of that server: %s',
    (model) => {
      const read = modelsOf({
        LECTERN_LANGUAGE_MODEL: model,
        LECTERN_LANGUAGE_MODEL_URL: own,
        LECTERN_LANGUAGE_MODEL_KEY: 'k',
        LECTERN_LANGUAGE_MODEL_PRICE: '1/2',
      })
      expect(read).toMatchObject([
        { provider: 'compatible', model, url: own, key: 'k', price: { input: 1, output: 2 } },
      ])
    },
  )

  test('a name alone without a URL is a model of OpenAI', () => {
    expect(modelsOf({ LECTERN_LANGUAGE_MODEL: 'gpt-5', LECTERN_LANGUAGE_MODEL_KEY: 'k' })).toMatchObject([
      { provider: 'compatible', label: 'OpenAI', model: 'gpt-5', url: undefined, key: 'k' },
    ])
    expect(named({ LECTERN_LANGUAGE_MODEL: 'ft:gpt-4o:school::1' })).toEqual([
      ['compatible', 'ft:gpt-4o:school::1'],
    ])
  })

  test.each<[Record<string, string>, number[]]>([
    [{}, [4, 1, 1]],
    [{ LECTERN_LANGUAGE_MODEL_PARALLEL: '2' }, [2, 2, 2]],
    [{ LECTERN_LANGUAGE_MODEL_PARALLEL: '8, -,3' }, [8, 1, 3]],
  ])('a provider gets 4 calls at the same time and an own server one, unless %o says more', (env, calls) => {
    const read = modelsOf({
      LECTERN_LANGUAGE_MODEL: 'openai:gpt-5,ollama:llama3:8b,compatible:local',
      LECTERN_LANGUAGE_MODEL_URL: own,
      OPENAI_API_KEY: 'o',
      ...env,
    })
    expect(read.map(({ parallel }) => parallel)).toEqual(calls)
    expect(modelsOf({ LECTERN_LANGUAGE_MODEL: 'gpt-5', OPENAI_API_KEY: 'o' })[0]?.parallel).toBe(4)
  })

  test('a chain keeps its order, and names keep their colons', () => {
    const env = {
      LECTERN_LANGUAGE_MODEL:
        'anthropic:claude-sonnet-4-5, OpenAI:gpt-5 ,ollama:llama3:8b,bedrock:amazon.nova-lite-v1:0',
      ANTHROPIC_API_KEY: 'a',
      OPENAI_API_KEY: 'o',
      AWS_REGION: 'eu-central-1',
      AWS_ACCESS_KEY_ID: 'i',
      AWS_SECRET_ACCESS_KEY: 's',
      LECTERN_LANGUAGE_MODEL_PRICE: '3/15,-,0/0,0.06/0.24',
    }
    expect(named(env)).toEqual([
      ['anthropic', 'claude-sonnet-4-5'],
      ['openai', 'gpt-5'],
      ['ollama', 'llama3:8b'],
      ['bedrock', 'amazon.nova-lite-v1:0'],
    ])
    const read = modelsOf(env)
    expect(read.map(({ price }) => price)).toEqual([
      { input: 3, output: 15 },
      undefined,
      { input: 0, output: 0 },
      { input: 0.06, output: 0.24 },
    ])
    expect(read.map(({ key }) => key)).toEqual(['a', 'o', undefined, undefined])
    expect(read[2]?.url).toBe('http://127.0.0.1:11434/v1')
    expect(read[3]).toMatchObject({ region: 'eu-central-1', signing: { accessKeyId: 'i' } })
  })

  test('the built-in writer takes over only where that is on', () => {
    const model = { LECTERN_LANGUAGE_MODEL: 'ollama:llama3' }
    expect(readConfig(model).languageModels?.fallback).toBe(false)
    const on = { ...model, LECTERN_LANGUAGE_MODEL_FALLBACK: 'on' }
    expect(readConfig(on).languageModels?.fallback).toBe(true)
  })

  test.each([
    [
      { LECTERN_LANGUAGE_MODEL: 'anthropic:claude-sonnet-4-5' },
      'LECTERN_LANGUAGE_MODEL names anthropic:claude-sonnet-4-5, but ANTHROPIC_API_KEY is not set.',
    ],
    [
      { LECTERN_LANGUAGE_MODEL: 'azure:our-gpt', AZURE_API_KEY: 'k', AZURE_RESOURCE_NAME: 'a.b' },
      'LECTERN_LANGUAGE_MODEL names azure:our-gpt, but AZURE_RESOURCE_NAME (letters, digits and hyphens) or AZURE_BASE_URL is not set.',
    ],
    [
      { LECTERN_LANGUAGE_MODEL: 'bedrock:amazon.nova-lite-v1:0', AWS_REGION: 'eu-central-1' },
      'LECTERN_LANGUAGE_MODEL names bedrock:amazon.nova-lite-v1:0, but AWS_BEARER_TOKEN_BEDROCK, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY is not set.',
    ],
    [
      { LECTERN_LANGUAGE_MODEL: 'compatible:llama3:8b' },
      'LECTERN_LANGUAGE_MODEL names compatible:llama3:8b, but LECTERN_LANGUAGE_MODEL_URL is not set.',
    ],
    [
      { LECTERN_LANGUAGE_MODEL: 'antropic:claude' },
      'LECTERN_LANGUAGE_MODEL names the provider "antropic", which Lectern does not know. It knows openai, anthropic, google, mistral, azure, bedrock, ollama, compatible. A model of your own server needs LECTERN_LANGUAGE_MODEL_URL.',
    ],
    [
      { LECTERN_LANGUAGE_MODEL: 'ollama:llama3,' },
      'LECTERN_LANGUAGE_MODEL must be models such as openai:gpt-5-mini,ollama:llama3:8b. One entry has no name.',
    ],
    [
      { LECTERN_LANGUAGE_MODEL: 'openai:gpt-5', OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'gateway:8080' },
      'LECTERN_LANGUAGE_MODEL names openai:gpt-5, whose base address must start with http:// or https://.',
    ],
    [
      { LECTERN_LANGUAGE_MODEL: 'openai:gpt-5', OPENAI_API_KEY: 'k', LECTERN_LANGUAGE_MODEL_KEY: 'k' },
      'LECTERN_LANGUAGE_MODEL_URL and LECTERN_LANGUAGE_MODEL_KEY are for ollama:, compatible: and models without a provider. LECTERN_LANGUAGE_MODEL names none of them.',
    ],
    [
      { LECTERN_LANGUAGE_MODEL: 'ollama:a,ollama:b', LECTERN_LANGUAGE_MODEL_PRICE: '1/2' },
      'LECTERN_LANGUAGE_MODEL_PRICE must have one price for each model, in the same order: 2, not 1. Write - for an unknown price.',
    ],
    [{ LECTERN_LANGUAGE_MODEL_PRICE: '1/2' }, 'LECTERN_LANGUAGE_MODEL_PRICE needs LECTERN_LANGUAGE_MODEL.'],
    [
      { LECTERN_LANGUAGE_MODEL_PARALLEL: '2' },
      'LECTERN_LANGUAGE_MODEL_PARALLEL needs LECTERN_LANGUAGE_MODEL.',
    ],
    [
      { LECTERN_LANGUAGE_MODEL: 'ollama:a', LECTERN_LANGUAGE_MODEL_PARALLEL: '9' },
      'LECTERN_LANGUAGE_MODEL_PARALLEL must be a number from 1 to 8: the calls to a model at the same time.',
    ],
    [
      { LECTERN_LANGUAGE_MODEL: 'ollama:a', LECTERN_LANGUAGE_MODEL_PARALLEL: '1,2' },
      'LECTERN_LANGUAGE_MODEL_PARALLEL must have one number, or one for each model in the same order: 1, not 2. Write - for the usual number.',
    ],
    [
      { LECTERN_LANGUAGE_MODEL_FALLBACK: 'on' },
      'LECTERN_LANGUAGE_MODEL_FALLBACK needs LECTERN_LANGUAGE_MODEL.',
    ],
    [
      { LECTERN_OWNERS: 'ada' },
      'LECTERN_OWNERS must be mail addresses such as ada@example.edu,alan@example.edu.',
    ],
  ])('refuses %o with a sentence', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(new ConfigError(sentence))
  })

  test('variables of other programs do not matter until a model needs them', () => {
    expect(modelsOf({ OPENAI_BASE_URL: 'nonsense', AZURE_RESOURCE_NAME: '??' })).toEqual([])
  })

  test('owners are the named accounts, and every account in the sandbox', () => {
    expect(readConfig({ LECTERN_OWNERS: 'ada@example.edu' }).owners).toBe('everyone')
    const env = { LECTERN_SANDBOX: 'off', LECTERN_OWNERS: ' Ada@Example.edu,alan@example.edu' }
    expect(readConfig(env).owners).toEqual(['ada@example.edu', 'alan@example.edu'])
    expect(readConfig({ LECTERN_SANDBOX: 'off' }).owners).toEqual([])
  })
})

describe('the model that judges', () => {
  const writes = { LECTERN_LANGUAGE_MODEL: 'openai:gpt-5', OPENAI_API_KEY: 'k' }

  test('is read like the models that write, with a price of its own', () => {
    const env = { ...writes, LECTERN_JUDGE_MODEL: 'openai:gpt-5-nano', LECTERN_JUDGE_MODEL_PRICE: '0.05/0.4' }
    expect(readConfig(env).languageModels).toMatchObject({
      models: [{ model: 'gpt-5', price: undefined }],
      judge: { provider: 'openai', model: 'gpt-5-nano', key: 'k', price: { input: 0.05, output: 0.4 } },
    })
  })

  test('is none if it is not named', () => {
    expect(readConfig(writes).languageModels?.judge).toBeUndefined()
  })

  test('may be the only model of the own server', () => {
    const env = { ...writes, LECTERN_JUDGE_MODEL: 'ollama:llama3:8b', LECTERN_LANGUAGE_MODEL_URL: own }
    expect(readConfig(env).languageModels?.judge).toMatchObject({ model: 'llama3:8b', url: own })
  })

  test.each([
    [{ LECTERN_JUDGE_MODEL: 'openai:gpt-5-nano' }, 'LECTERN_JUDGE_MODEL needs LECTERN_LANGUAGE_MODEL.'],
    [{ ...writes, LECTERN_JUDGE_MODEL: 'mistral:small' }, 'LECTERN_JUDGE_MODEL names mistral:small, but'],
    [{ ...writes, LECTERN_JUDGE_MODEL: 'openai:a,openai:b' }, 'must be one model'],
    [{ ...writes, LECTERN_JUDGE_MODEL_PRICE: '1/2' }, 'LECTERN_JUDGE_MODEL_PRICE needs'],
    [
      { ...writes, LECTERN_JUDGE_MODEL: 'openai:a', LECTERN_JUDGE_MODEL_PRICE: 'cheap' },
      'LECTERN_JUDGE_MODEL_PRICE must be two prices',
    ],
  ])('is refused with a sentence for %o', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence)
  })
})
