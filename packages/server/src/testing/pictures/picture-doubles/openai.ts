import { json } from '../../writing/model-double.ts'
import { openai as writing } from '../../writing/model-doubles/openai.ts'
import { base64, type PictureDouble } from '../picture-double.ts'

/**
 * OpenAI's images: https://platform.openai.com/docs/api-reference/images/create. Refusals:
 * https://community.openai.com/t/moderation-blocked-error-message/1240125.
 */
export const openai: PictureDouble = {
  provider: 'openai',
  model: 'gpt-image-1',
  credentials: writing.credentials,
  path: 'api.openai.com/v1/images/generations',
  request: (prompt) => ({ model: 'gpt-image-1', prompt, n: 1, size: '1536x1024' }),
  answer: (picture) =>
    json(200, {
      created: 1_767_000_000,
      background: 'opaque',
      output_format: 'png',
      quality: 'high',
      size: '1536x1024',
      data: [{ b64_json: base64(picture) }],
      usage: {
        input_tokens: 50,
        input_tokens_details: { image_tokens: 0, text_tokens: 50 },
        output_tokens: 6208,
        total_tokens: 6258,
      },
    }),
  noPicture: json(200, { created: 1_767_000_000, data: [] }),
  refusals: [
    {
      name: 'by the safety system',
      response: json(400, {
        error: {
          message:
            'Your request was rejected by the safety system. If you believe this is an error, contact us at help.openai.com and include the request ID req_4711. safety_violations=[violence].',
          type: 'image_generation_user_error',
          param: null,
          code: 'moderation_blocked',
        },
      }),
      seen: { reason: 'contentRules' },
    },
  ],
  fault: writing.fault,
}
