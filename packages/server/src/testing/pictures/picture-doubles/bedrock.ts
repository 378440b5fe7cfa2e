import { json } from '../../writing/model-double.ts'
import { bedrock as writing } from '../../writing/model-doubles/bedrock.ts'
import { base64, type PictureDouble } from '../picture-double.ts'

const invalid = (message: string) => {
  const response = json(400, { message })
  return { ...response, headers: { ...response.headers, 'x-amzn-errortype': 'ValidationException' } }
}

/**
 * Amazon Nova Canvas: https://docs.aws.amazon.com/nova/latest/userguide/image-gen-access.html. Refusals:
 * https://docs.aws.amazon.com/nova/latest/userguide/image-gen-errors.html.
 */
export const bedrock: PictureDouble = {
  provider: 'bedrock',
  model: 'amazon.nova-canvas-v1:0',
  credentials: writing.credentials,
  path: 'bedrock-runtime.eu-central-1.amazonaws.com/model/amazon.nova-canvas-v1%3A0/invoke',
  request: (prompt) => ({
    taskType: 'TEXT_IMAGE',
    textToImageParams: { text: prompt },
    imageGenerationConfig: { width: 1536, height: 1024, numberOfImages: 1 },
  }),
  answer: (picture) => json(200, { images: [base64(picture)], error: null }),
  noPicture: json(200, { images: [], error: null }),
  refusals: [
    {
      name: 'of the description',
      response: invalid(
        'This request has been blocked by our content filters. Please adjust your text prompt to submit a new request.',
      ),
      seen: { reason: 'contentRules' },
    },
    {
      name: 'of the picture, with status 200',
      response: json(200, {
        images: [],
        error: 'All of the generated images have been blocked by our content filters.',
      }),
      seen: { reason: 'contentRules' },
    },
  ],
  fault: (status, echo) =>
    status === 413
      ? invalid(
          '#/textToImageParams/text: expected maxLength: 1024, actual: 1500, please reformat your input and try again.',
        )
      : writing.fault(status, echo),
}
