import { translated } from '@lectern/domain/messages/translated.ts'

/** Messages in place of a slide whose type this version of Lectern does not know. */
export const messages = translated('slides/stage', {
  unknownType: 'Unknown Slide Type',
  notSupported: (type: string) => `The slide type "${type}" is not supported.`,
  unknownTypeInEditor: (type: string) => `Unknown slide type: ${type}`,
})
