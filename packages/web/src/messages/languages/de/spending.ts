import { numberOf } from '../../numbers.ts'
import type { SpendingMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

export const spending: SpendingMessages = {
  spending: {
    took: (calls) =>
      plural(calls, { one: 'Dafür war # Aufruf nötig.', other: 'Dafür waren # Aufrufe nötig.' }),
    tookFor: (calls, price) =>
      plural(calls, {
        one: `Dafür war # Aufruf nötig, ${price}.`,
        other: `Dafür waren # Aufrufe nötig, ${price}.`,
      }),
    withoutPrice: (calls) =>
      plural(calls, {
        one: 'Für # Aufruf ist kein Preis angegeben.',
        other: 'Für # Aufrufe ist kein Preis angegeben.',
      }),
    leftToday: (amounts) => `Heute noch übrig: ${amounts}.`,
    pages: (pages) => plural(pages, { one: '# Seite', other: '# Seiten' }),
    minutes: (minutes) => plural(minutes, { one: '# Minute Audio', other: '# Minuten Audio' }),
    notEnough:
      'Das ist mehr, als vom heutigen Budget übrig ist. Lectern erstellt, was hineinpasst. Den Rest können Sie erstellen, sobald sich das Budget erneuert.',
    budget: 'Budget für heute',
    renews: (time) => `Es erneuert sich am ${time}.`,
    usedPages: (used, limit) =>
      plural(limit, { one: `${numberOf(used)} von # Seite`, other: `${numberOf(used)} von # Seiten` }),
    usedMinutes: (used, limit) =>
      plural(limit, {
        one: `${numberOf(used)} von # Minute Audio`,
        other: `${numberOf(used)} von # Minuten Audio`,
      }),
    usedDollars: (used, limit) => `${used} von ${limit}`,
    usedToday: 'Heute verbraucht',
    aboutUsedToday:
      'Von allen Konten. Budgets legen Sie mit LECTERN_DAILY_PAGES und den verwandten Variablen fest.',
    loading: 'Der heutige Verbrauch wird geladen …',
    notLoaded: 'Der heutige Verbrauch konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
    nothing: 'Heute wurde kein Anbieter aufgerufen.',
    generatedPages: (pages) => plural(pages, { one: '# Seite erstellt', other: '# Seiten erstellt' }),
    calls: (calls) => plural(calls, { one: '# Aufruf', other: '# Aufrufe' }),
    tokens: (input, output) => `${input} Tokens gelesen, ${output} geschrieben`,
    characters: (characters) => plural(characters, { one: '# Zeichen', other: '# Zeichen' }),
    kinds: {
      writing: 'Schreiben',
      rewriting: 'Umschreiben',
      speech: 'Audio',
      sample: 'Hörproben',
      picture: 'Bilder',
      check: 'Tests von Modellen',
    },
  },
}
