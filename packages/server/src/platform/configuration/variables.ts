import { z } from 'zod'

/** A port number. */
export const port = (name: string) =>
  z.coerce
    .number({ error: `${name} must be a port number.` })
    .pipe(
      z
        .int(`${name} must be a whole number.`)
        .min(1, `${name} must be between 1 and 65535.`)
        .max(65535, `${name} must be between 1 and 65535.`),
    )

/** An address of one of these protocols. */
export const url = (name: string, protocol: RegExp, example: string) =>
  z.url({ protocol, error: `${name} must be an address such as ${example}.` }).optional()

/** A whole number from 1. */
export const count = (name: string) =>
  z.coerce
    .number({ error: `${name} must be a number.` })
    .pipe(z.int(`${name} must be a whole number.`).min(1, `${name} must be at least 1.`))

/** A number above 0, such as 2.5. */
export const positive = (name: string) =>
  z.coerce.number({ error: `${name} must be a number.` }).positive(`${name} must be more than 0.`)

const units: Readonly<Record<string, number>> = { MB: 2 ** 20, GB: 2 ** 30, TB: 2 ** 40 }

/** A size such as 5GB, in bytes. */
export const byteSize = (name: string) =>
  z
    .string()
    .regex(/^\d+(\.\d+)? ?(MB|GB|TB)$/, { error: `${name} must be a size such as 5GB or 500MB.` })
    .transform((text) => Math.round(Number.parseFloat(text) * (units[text.slice(-2)] ?? 1)))

/** A switch. */
export const onOff = (name: string) => z.enum(['on', 'off'], { error: `${name} must be "on" or "off".` })

const amount = String.raw`\d+(?:\.\d+)?`

const tokenPrice = `(?:${amount}/${amount}|-)`

/** US dollars for a million tokens in and out, for each model; undefined if the price of a model is unknown. */
export const tokenPrices = pricesOf('LECTERN_LANGUAGE_MODEL_PRICE')

/** The same of another variable. */
export function pricesOf(variable: string) {
  return z
    .string()
    .regex(new RegExp(`^\\s*${tokenPrice}(?:\\s*,\\s*${tokenPrice})*\\s*$`), {
      error: `${variable} must be two prices such as 0.15/0.60: US dollars for a million tokens in and out.`,
      abort: true,
    })
    .transform((text) =>
      text.split(',').map((one) => {
        if (one.trim() === '-') return undefined
        const [input = 0, output = 0] = one.split('/').map(Number)
        return { input, output }
      }),
    )
}

/** Calls at the same time, for each model; undefined for the usual number. */
export const parallelCalls = z
  .string()
  .regex(/^\s*(?:[1-8]|-)(?:\s*,\s*(?:[1-8]|-))*\s*$/, {
    error:
      'LECTERN_LANGUAGE_MODEL_PARALLEL must be a number from 1 to 8: the calls to a model at the same time.',
    abort: true,
  })
  .transform((text) => text.split(',').map((one) => (one.trim() === '-' ? undefined : Number(one))))

/** US dollars for a million characters. */
export const characterPrice = z
  .string()
  .regex(new RegExp(`^${amount}$`), {
    error: 'LECTERN_SPEECH_MODEL_PRICE must be a price such as 15: US dollars for a million characters.',
  })
  .transform(Number)

/** US dollars for one picture, for each model; undefined if the price of a model is unknown. */
export const picturePrices = z
  .string()
  .regex(new RegExp(String.raw`^\s*(?:${amount}|-)(?:\s*,\s*(?:${amount}|-))*\s*$`), {
    error: 'LECTERN_IMAGE_MODEL_PRICE must be a price such as 0.04: US dollars for one picture.',
    abort: true,
  })
  .transform((text) => text.split(',').map((one) => (one.trim() === '-' ? undefined : Number(one))))

const charactersError =
  'LECTERN_SPEECH_MODEL_CHARACTERS must be a whole number from 100 to 100000: the most characters of one request.'

/** The most characters of one request to a speech model. */
export const requestLength = z.coerce
  .number({ error: charactersError })
  .pipe(z.int(charactersError).min(100, charactersError).max(100_000, charactersError))

/** Mail addresses separated by commas, in lower case. */
export const mailAddresses = (name: string) =>
  z
    .string()
    .transform((list) => list.split(',').map((one) => one.trim().toLowerCase()))
    .refine((list) => list.every((one) => /^[^<>@\s]+@[^<>@\s]+$/.test(one)), {
      error: `${name} must be mail addresses such as ada@example.edu,alan@example.edu.`,
    })
