import type { Estimate } from '@lectern/domain/api/generation.ts'
import type { WritingOptions } from '@lectern/domain/api/writing-options.ts'
import { type Format, formats as definitions } from '@lectern/domain/courses/formats.ts'
import { wordsPerMinute } from '@lectern/domain/narration/script-statistics.ts'
import type { ChosenVoices } from '@lectern/domain/voices/chosen-voices.ts'
import type { Account } from '../../accounts/account.ts'
import type { CourseAccess } from '../../course-material/access/course-access.ts'
import type { Circuits } from '../../course-material/courses/circuits.ts'
import type { Charge } from '../../platform/providers/charge.ts'
import type { Narrator } from '../../audio/speech/narrator/narrator.ts'
import type { SpendingCalls } from '../../spending/create-spending.ts'
import { presentBudgets } from '../../spending/present-spending.ts'
import { languagesOfPages } from './languages-of-pages.ts'
import { createPageFacts, type PageFacts } from './page-facts.ts'
import type { Expectation, Writer } from '../writer.ts'

/** Characters per spoken word, including spaces and punctuation: 5.5 in all output for the sandbox's 23 pages. */
const charactersOfWord = 5.5
/** Spoken words of a podcast's line: 383 lines that the outline writer makes of the sandbox's pages. */
const wordsOfLine = 19

export interface WantedEstimate {
  readonly courseId: string
  readonly pageIds: readonly string[]
  readonly formats: readonly Format[]
  readonly options: WritingOptions
  readonly voices: ChosenVoices
}

/** The expected result of generations before they are started. */
export interface Estimates {
  of(account: Account, wanted: WantedEstimate): Promise<Estimate>
}

export function createEstimates(dependencies: {
  access: CourseAccess
  circuits: Circuits
  writer: Writer
  narrator: Narrator
  spending: Pick<SpendingCalls, 'today'>
  facts?: PageFacts
}): Estimates {
  const { access, circuits, writer, narrator, spending } = dependencies
  const { facts = createPageFacts({ access, circuits }) } = dependencies

  /** The speakers of a format share its characters equally. */
  async function speechCharges(format: Format, minutes: number, voices: ChosenVoices): Promise<Charge[]> {
    const speakers = definitions[format].voices.map(({ field }) => voices[field])
    const words = (minutes * wordsPerMinute) / speakers.length
    // Only lines have tones.
    const lines = definitions[format].isDialogue ? words / wordsOfLine : 0
    const charges = await Promise.all(
      speakers.map(async (voiceId) => voiceId && narrator.charge(voiceId, words * charactersOfWord, lines)),
    )
    return charges.filter((charge) => typeof charge === 'object')
  }

  return {
    async of(account, { courseId, pageIds, formats, options, voices }) {
      const pages = await facts.of(account, courseId, pageIds)
      const teachable = pages.flatMap(({ words }) => (words > 0 ? [words] : []))
      const minutes: Partial<Record<Format, number>> = {}
      const charges: Charge[] = []
      for (const format of new Set(formats)) {
        const expected = teachable.map((count) => writer.expect({ format, words: count, options }))
        const sum = expected.reduce((total, page) => total + page.minutes, 0)
        minutes[format] = Math.round(sum * 10) / 10
        charges.push(...chargesOf(expected), ...(await speechCharges(format, sum, voices)))
      }
      const budgets = presentBudgets(await spending.today(account.id))
      return {
        pages: pages.length,
        languages: languagesOfPages(pages),
        minutes,
        ...costOf(charges),
        ...(budgets.length > 0 && { budgets }),
      }
    },
  }
}

function chargesOf(expected: readonly Expectation[]): Charge[] {
  return expected.flatMap(({ charge, judging }) => [charge ?? [], judging ?? []].flat())
}

/** No cost if everything is free; otherwise the known prices. */
function costOf(charges: readonly Charge[]): Pick<Estimate, 'cost'> {
  if (charges.length === 0) return {}
  const dollars = charges.reduce((sum, charge) => sum + (charge.dollars ?? 0), 0)
  const unpriced = charges.filter((charge) => charge.dollars === undefined).map(({ by }) => by)
  return { cost: { dollars, unpriced: [...new Set(unpriced)] } }
}
