import { json } from '../../writing/model-double.ts'
import { compatible as writing } from '../../writing/model-doubles/compatible.ts'
import { base64, type PictureDouble } from '../picture-double.ts'

/** Images of an OpenAI-compatible server, here LocalAI: https://localai.io/features/image-generation/. */
export const compatible: PictureDouble = {
  provider: 'compatible',
  model: 'stablediffusion',
  credentials: { key: 'planted-gateway-key-4711', url: 'http://127.0.0.1:8080/v1' },
  path: '127.0.0.1:8080/v1/images/generations',
  request: (prompt) => ({ model: 'stablediffusion', prompt, n: 1 }),
  answer: (picture) => json(200, { created: 1_767_000_000, data: [{ b64_json: base64(picture) }] }),
  noPicture: json(200, { created: 1_767_000_000, data: [] }),
  refusals: [
    {
      name: 'by a gateway',
      response: json(400, {
        error: {
          message: 'Prompt flagged by moderation',
          type: 'invalid_request_error',
          param: null,
          code: 'content_policy_violation',
        },
      }),
      seen: { reason: 'contentRules' },
    },
  ],
  fault: writing.fault,
}
