import { translated } from '../messages/translated.ts'
import { readText } from './read-text.ts'
import type { Field, SlideType } from './slide-type.ts'

export const contentFaultMessages = translated('content faults', {
  notOneOf: (label: string, choices: string) => `${label} must be one of ${choices}.`,
  notAnyOf: (label: string, choices: string) => `${label} must be a list of any of ${choices}.`,
  notText: (label: string) => `${label} must be a text.`,
  onSlide: (slide: number, fault: string) => `Slide ${slide}: ${fault}`,
})

export interface ContentFault {
  readonly field: string
  /** A sentence that says what the field takes. */
  readonly message: string
}

/**
 * The fields of a content that would be read as something else than was stored: choices that do not exist, and, on slides
 * that ask something, texts that are none. Missing fields are read as their default.
 */
export function contentFaults(type: SlideType, content: Readonly<Record<string, unknown>>): ContentFault[] {
  return Object.entries(type.fields).flatMap(([name, field]) => {
    const value = content[name]
    if (value === undefined || value === null || value === '') return []
    const message = field.choices
      ? faultOfChoice(field, value)
      : faultOfText(field, type.hasQuestion !== undefined, value)
    return message === undefined ? [] : [{ field: name, message }]
  })
}

function faultOfChoice({ kind, label, choices = [] }: Field, value: unknown): string | undefined {
  const known = new Set(choices.map((one) => one.toUpperCase()))
  const isKnown = (one: unknown) => known.has(readText(one).trim().toUpperCase())
  const list = choices.join(', ')
  if (kind === 'choice') return isKnown(value) ? undefined : contentFaultMessages.notOneOf(label, list)
  // As text, several are read as bullet points are.
  if (typeof value === 'string') return undefined
  return Array.isArray(value) && value.every(isKnown) ? undefined : contentFaultMessages.notAnyOf(label, list)
}

function faultOfText({ kind, label }: Field, hasQuestion: boolean, value: unknown): string | undefined {
  if (!hasQuestion || (kind !== 'line' && kind !== 'text')) return undefined
  return ['string', 'number', 'boolean'].includes(typeof value)
    ? undefined
    : contentFaultMessages.notText(label)
}
