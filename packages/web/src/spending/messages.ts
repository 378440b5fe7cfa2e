import { plural } from '@lectern/domain/messages/plural.ts'
import { translated } from '@lectern/domain/messages/translated.ts'
import { numberOf } from '../messages/numbers.ts'

/** Messages about the cost of work and the rest of daily budgets. */
export const messages = translated('spending', {
  // After the work.
  took: (calls: number) => plural(calls, { one: 'This took # call.', other: 'This took # calls.' }),
  tookFor: (calls: number, price: string) =>
    plural(calls, { one: `This took # call, ${price}.`, other: `This took # calls, ${price}.` }),
  withoutPrice: (calls: number) =>
    plural(calls, { one: '# call has no price set.', other: '# calls have no price set.' }),

  // Before the work. `amounts` is a list of the phrases below.
  leftToday: (amounts: string) => `Left today: ${amounts}.`,
  pages: (pages: number) => plural(pages, { one: '# page', other: '# pages' }),
  minutes: (minutes: number) => plural(minutes, { one: '# minute of audio', other: '# minutes of audio' }),
  notEnough:
    'This is more than is left of today’s budget. Lectern generates what fits. You can generate the rest when the budget renews.',

  // Budgets.
  budget: 'Budget for today',
  renews: (time: string) => `It renews on ${time}.`,
  usedPages: (used: number, limit: number) =>
    plural(limit, { one: `${numberOf(used)} of # page`, other: `${numberOf(used)} of # pages` }),
  usedMinutes: (used: number, limit: number) =>
    plural(limit, {
      one: `${numberOf(used)} of # minute of audio`,
      other: `${numberOf(used)} of # minutes of audio`,
    }),
  usedDollars: (used: string, limit: string) => `${used} of ${limit}`,

  // The use of all accounts, for the owners.
  usedToday: 'Used today',
  aboutUsedToday:
    'By all accounts. To set budgets, use the variables LECTERN_DAILY_PAGES and those beside it.',
  loading: 'Loading what was used today...',
  notLoaded: 'What was used today could not be loaded. Please try again.',
  nothing: 'No provider was called today.',
  generatedPages: (pages: number) => plural(pages, { one: '# page generated', other: '# pages generated' }),
  calls: (calls: number) => plural(calls, { one: '# call', other: '# calls' }),
  tokens: (input: string, output: string) => `${input} tokens in, ${output} out`,
  characters: (characters: number) => plural(characters, { one: '# character', other: '# characters' }),
  kinds: {
    writing: 'Writing',
    rewriting: 'Rewriting',
    speech: 'Audio',
    sample: 'Voice samples',
    picture: 'Pictures',
    check: 'Tests of models',
  },
})
