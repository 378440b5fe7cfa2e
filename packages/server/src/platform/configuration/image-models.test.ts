import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './read-config.ts'

const own = 'http://localhost:8081/v1'
const read = (env: Record<string, string>) => readConfig(env).imageModels

describe('the picture models of the configuration', () => {
  test('are optional', () => {
    expect(read({})).toEqual([])
  })

  test.each(['sdxl:turbo', 'google/flux', 'openai:dreamshaper'])(
    'a name alone with a URL is a model of that server: %s',
    (model) => {
      const models = read({
        LECTERN_IMAGE_MODEL: model,
        LECTERN_IMAGE_MODEL_URL: own,
        LECTERN_IMAGE_MODEL_KEY: 'k',
        LECTERN_IMAGE_MODEL_PRICE: '0.04',
      })
      expect(models).toMatchObject([{ provider: 'compatible', model, url: own, key: 'k', price: 0.04 }])
    },
  )

  test('a name alone without a URL is a model of OpenAI', () => {
    const openAi = { provider: 'openai', label: 'OpenAI', model: 'gpt-image-1' }
    const keyed = { LECTERN_IMAGE_MODEL: 'gpt-image-1', LECTERN_IMAGE_MODEL_KEY: 'k' }
    expect(read(keyed)).toMatchObject([{ ...openAi, key: 'k', variable: 'LECTERN_IMAGE_MODEL_KEY' }])
    const usual = { LECTERN_IMAGE_MODEL: 'gpt-image-1', OPENAI_API_KEY: 'o' }
    expect(read(usual)).toMatchObject([{ ...openAi, key: 'o' }])
  })

  test('a chain keeps its order, its prices and the keys of its providers', () => {
    const models = read({
      LECTERN_IMAGE_MODEL:
        'google:gemini-2.5-flash-image, OpenAI:gpt-image-1,bedrock:amazon.nova-canvas-v1:0,compatible:sdxl',
      LECTERN_IMAGE_MODEL_URL: own,
      LECTERN_IMAGE_MODEL_PRICE: '0.04, -,0.06,0',
      GEMINI_API_KEY: 'g',
      OPENAI_API_KEY: 'o',
      AWS_REGION: 'us-east-1',
      AWS_BEARER_TOKEN_BEDROCK: 'b',
    })
    expect(models).toMatchObject([
      { provider: 'google', model: 'gemini-2.5-flash-image', key: 'g', price: 0.04 },
      { provider: 'openai', model: 'gpt-image-1', key: 'o', price: undefined, variable: 'OPENAI_API_KEY' },
      { provider: 'bedrock', model: 'amazon.nova-canvas-v1:0', region: 'us-east-1', price: 0.06 },
      { provider: 'compatible', model: 'sdxl', url: own, price: 0, variable: 'LECTERN_IMAGE_MODEL_KEY' },
    ])
  })

  test.each<[Record<string, string>, RegExp]>([
    [
      { LECTERN_IMAGE_MODEL: 'openai:gpt-image-1' },
      /^LECTERN_IMAGE_MODEL names openai:gpt-image-1, but OPENAI_API_KEY is not set\.$/,
    ],
    [
      { LECTERN_IMAGE_MODEL: 'anthropic:claude', ANTHROPIC_API_KEY: 'a' },
      /names anthropic:claude, but Lectern generates pictures only with openai, google, azure, bedrock, compatible\.$/,
    ],
    [
      { LECTERN_IMAGE_MODEL: 'painter:one' },
      /^LECTERN_IMAGE_MODEL names the provider "painter".* knows openai, google, azure, bedrock, compatible\. .*LECTERN_IMAGE_MODEL_URL\.$/,
    ],
    [{ LECTERN_IMAGE_MODEL: 'compatible:sdxl' }, /but LECTERN_IMAGE_MODEL_URL is not set\.$/],
    [
      { LECTERN_IMAGE_MODEL: 'gpt-image-1,', OPENAI_API_KEY: 'o' },
      /^LECTERN_IMAGE_MODEL must be models such as openai:gpt-image-1,google:gemini-2.5-flash-image\./,
    ],
    [
      { LECTERN_IMAGE_MODEL: 'openai:gpt-image-1', OPENAI_API_KEY: 'o', LECTERN_IMAGE_MODEL_URL: own },
      /are for compatible: and models without a provider/,
    ],
    [
      { LECTERN_IMAGE_MODEL_KEY: 'k' },
      /^LECTERN_IMAGE_MODEL_URL and LECTERN_IMAGE_MODEL_KEY need LECTERN_IMAGE_MODEL\.$/,
    ],
    [{ LECTERN_IMAGE_MODEL_PRICE: '1' }, /^LECTERN_IMAGE_MODEL_PRICE needs LECTERN_IMAGE_MODEL\.$/],
    [
      { LECTERN_IMAGE_MODEL: 'gpt-image-1', LECTERN_IMAGE_MODEL_PRICE: '1,2' },
      /^LECTERN_IMAGE_MODEL_PRICE must have one price for each model, in the same order: 1, not 2\./,
    ],
    [
      { LECTERN_IMAGE_MODEL: 'gpt-image-1', LECTERN_IMAGE_MODEL_PRICE: 'cheap' },
      /^LECTERN_IMAGE_MODEL_PRICE must be a price such as 0\.04/,
    ],
  ])('a mistake is a sentence without values of keys: %o', (env, sentence) => {
    expect(() => read(env)).toThrow(ConfigError)
    expect(() => read(env)).toThrow(sentence)
  })
})
