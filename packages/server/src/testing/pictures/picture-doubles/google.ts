import { json } from '../../writing/model-double.ts'
import { google as writing } from '../../writing/model-doubles/google.ts'
import { base64, type PictureDouble } from '../picture-double.ts'

const answer = (candidate: object) =>
  json(200, {
    candidates: [{ index: 0, ...candidate }],
    usageMetadata: { promptTokenCount: 11, candidatesTokenCount: 1290, totalTokenCount: 1301 },
    modelVersion: 'gemini-2.5-flash-image',
    responseId: 'r-4711',
  })
const said = 'I cannot draw a person who is alive. I can draw a podium instead.'

/**
 * Gemini's pictures: https://ai.google.dev/gemini-api/docs/image-generation. Reasons to stop:
 * https://ai.google.dev/api/generate-content#FinishReason. A withheld picture as it is sent:
 * https://github.com/BerriAI/litellm/issues/20357.
 */
export const google: PictureDouble = {
  provider: 'google',
  model: 'gemini-2.5-flash-image',
  credentials: writing.credentials,
  path: 'generativelanguage.googleapis.com/v1beta/models/gemini-2.5-flash-image:generateContent',
  request: (prompt) => ({
    contents: [{ role: 'user', parts: [{ text: prompt }] }],
    generationConfig: { responseModalities: ['IMAGE'], imageConfig: { aspectRatio: '3:2' } },
  }),
  answer: (picture) =>
    answer({
      content: {
        role: 'model',
        parts: [
          { text: 'Here is your picture.' },
          { inlineData: { mimeType: 'image/png', data: base64(picture) } },
        ],
      },
      finishReason: 'STOP',
    }),
  noPicture: answer({ content: { role: 'model' }, finishReason: 'NO_IMAGE' }),
  refusals: [
    {
      name: 'in words',
      response: answer({ content: { role: 'model', parts: [{ text: said }] }, finishReason: 'STOP' }),
      seen: { reason: 'declined', values: { words: said } },
    },
    {
      name: 'by a withheld picture, with the words of Google',
      response: answer({
        content: { role: 'model' },
        finishReason: 'IMAGE_PROHIBITED_CONTENT',
        finishMessage: 'The model output could not be generated. Support code: 42876398.',
      }),
      seen: {
        reason: 'declined',
        values: { words: 'The model output could not be generated. Support code: 42876398.' },
      },
    },
    {
      name: 'by a withheld picture',
      response: answer({ finishReason: 'IMAGE_SAFETY' }),
      seen: { reason: 'contentRules' },
    },
    {
      name: 'by a blocked description',
      response: json(200, { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } }),
      seen: { reason: 'contentRules' },
    },
  ],
  fault: writing.fault,
}
