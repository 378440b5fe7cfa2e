import { z } from 'zod'
import { type Answer, readAnswer, type Reading } from './read-answer.ts'

/** An item of an answer with a list, and its position there. */
export interface AnsweredItem {
  readonly at: number
  readonly value: unknown
  /** The number of the piece that it is for. */
  readonly number: number | undefined
}

const numbered = z.looseObject({ number: z.coerce.number().int().catch(NaN) })

/**
 * The items of an answer. An answer that was cut off has those that are complete. Items without a number of their own
 * get the numbers that are left, in order. If one has a number that was not asked for, and none is missing, their order counts.
 */
export function readItems(
  answer: Answer,
  main: string,
  numbers: readonly number[],
): Reading<readonly AnsweredItem[]> {
  const list = z.array(z.unknown())
  const reading = readAnswer(answer, {
    schema: z.preprocess((value) => asList(value, main), z.looseObject({ [main]: list })),
    main,
    isEnough: () => true,
  })
  if (!reading.ok) return reading
  const items = list.parse(reading.value[main])
  const own = items.map((item) => numbered.safeParse(item).data?.number)
  // A model that counts from 1 again numbers all of them wrongly, also those that look right.
  const startsAgain = own.some(
    (number) => number !== undefined && !Number.isNaN(number) && !numbers.includes(number),
  )
  if (startsAgain && items.length === numbers.length)
    return { ok: true, value: items.map((value, at) => ({ at, value, number: numbers[at] })) }
  const free = numbers.filter((number) => !own.includes(number))
  const given = items.map((value, at) => {
    const number = own[at]
    return { at, value, number: number !== undefined && numbers.includes(number) ? number : free.shift() }
  })
  return { ok: true, value: given }
}

/** Models leave the list out around a single item. */
function asList(value: unknown, main: string): unknown {
  const { data } = z.record(z.string(), z.unknown()).safeParse(value)
  if (!data) return value
  if (!(main in data)) return { [main]: [data] }
  return Array.isArray(data[main]) ? data : { ...data, [main]: [data[main]] }
}
