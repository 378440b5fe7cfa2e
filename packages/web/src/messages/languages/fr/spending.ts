import { numberOf } from '../../numbers.ts'
import type { SpendingMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

export const spending: SpendingMessages = {
  spending: {
    took: (calls) => plural(calls, { one: 'Cela a demandé # appel.', other: 'Cela a demandé # appels.' }),
    tookFor: (calls, price) =>
      plural(calls, {
        one: `Cela a demandé # appel, ${price}.`,
        other: `Cela a demandé # appels, ${price}.`,
      }),
    withoutPrice: (calls) =>
      plural(calls, { one: '# appel est sans prix indiqué.', other: '# appels sont sans prix indiqué.' }),
    leftToday: (amounts) => `Reste aujourd’hui : ${amounts}.`,
    pages: (pages) => plural(pages, { one: '# page', other: '# pages' }),
    minutes: (minutes) => plural(minutes, { one: '# minute d’audio', other: '# minutes d’audio' }),
    notEnough:
      'C’est plus que ce qui reste du budget du jour. Lectern génère ce qui y tient. Vous pourrez générer le reste quand le budget se renouvellera.',
    budget: 'Budget du jour',
    renews: (time) => `Il se renouvelle le ${time}.`,
    usedPages: (used, limit) =>
      plural(limit, { one: `${numberOf(used)} sur # page`, other: `${numberOf(used)} sur # pages` }),
    usedMinutes: (used, limit) =>
      plural(limit, {
        one: `${numberOf(used)} sur # minute d’audio`,
        other: `${numberOf(used)} sur # minutes d’audio`,
      }),
    usedDollars: (used, limit) => `${used} sur ${limit}`,
    usedToday: 'Utilisé aujourd’hui',
    aboutUsedToday:
      'Par tous les comptes. Les budgets se règlent avec LECTERN_DAILY_PAGES et les variables apparentées.',
    loading: 'Chargement de l’utilisation du jour…',
    notLoaded: 'L’utilisation du jour n’a pas pu être chargée. Veuillez réessayer.',
    nothing: 'Aucun fournisseur n’a été appelé aujourd’hui.',
    generatedPages: (pages) => plural(pages, { one: '# page générée', other: '# pages générées' }),
    calls: (calls) => plural(calls, { one: '# appel', other: '# appels' }),
    tokens: (input, output) => `${input} jetons lus, ${output} écrits`,
    characters: (characters) => plural(characters, { one: '# caractère', other: '# caractères' }),
    kinds: {
      writing: 'Rédaction',
      rewriting: 'Réécriture',
      speech: 'Audio',
      sample: 'Extraits de voix',
      picture: 'Images',
      check: 'Tests de modèles',
    },
  },
}
