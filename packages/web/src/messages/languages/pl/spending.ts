import { numberOf } from '../../numbers.ts'
import type { SpendingMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

export const spending: SpendingMessages = {
  spending: {
    took: (calls) =>
      plural(calls, {
        one: 'Wymagało to # wywołania.',
        few: 'Wymagało to # wywołań.',
        many: 'Wymagało to # wywołań.',
        other: 'Wymagało to # wywołania.',
      }),
    tookFor: (calls, price) =>
      plural(calls, {
        one: `Wymagało to # wywołania, ${price}.`,
        few: `Wymagało to # wywołań, ${price}.`,
        many: `Wymagało to # wywołań, ${price}.`,
        other: `Wymagało to # wywołania, ${price}.`,
      }),
    withoutPrice: (calls) =>
      plural(calls, {
        one: '# wywołanie nie ma ustawionej ceny.',
        few: '# wywołania nie mają ustawionej ceny.',
        many: '# wywołań nie ma ustawionej ceny.',
        other: '# wywołania nie ma ustawionej ceny.',
      }),
    leftToday: (amounts) => `Na dziś pozostało: ${amounts}.`,
    pages: (pages) => plural(pages, { one: '# strona', few: '# strony', many: '# stron', other: '# strony' }),
    minutes: (minutes) =>
      plural(minutes, {
        one: '# minuta audio',
        few: '# minuty audio',
        many: '# minut audio',
        other: '# minuty audio',
      }),
    notEnough:
      'To więcej, niż pozostało z dzisiejszego limitu. Lectern wygeneruje tyle, ile się zmieści. Resztę można wygenerować, gdy limit się odnowi.',
    budget: 'Limit na dziś',
    renews: (time) => `Odnowi się: ${time}.`,
    usedPages: (used, limit) =>
      plural(limit, {
        one: `${numberOf(used)} z # strony`,
        few: `${numberOf(used)} z # stron`,
        many: `${numberOf(used)} z # stron`,
        other: `${numberOf(used)} z # strony`,
      }),
    usedMinutes: (used, limit) =>
      plural(limit, {
        one: `${numberOf(used)} z # minuty audio`,
        few: `${numberOf(used)} z # minut audio`,
        many: `${numberOf(used)} z # minut audio`,
        other: `${numberOf(used)} z # minuty audio`,
      }),
    usedDollars: (used, limit) => `${used} z ${limit}`,
    usedToday: 'Wykorzystano dziś',
    aboutUsedToday: 'Przez wszystkie konta. Limity ustawia się zmienną LECTERN_DAILY_PAGES i pokrewnymi.',
    loading: 'Wczytywanie dzisiejszego zużycia…',
    notLoaded: 'Nie udało się wczytać dzisiejszego zużycia. Spróbuj ponownie.',
    nothing: 'Dziś nie wywołano żadnego dostawcy.',
    generatedPages: (pages) =>
      plural(pages, {
        one: 'Wygenerowano # stronę',
        few: 'Wygenerowano # strony',
        many: 'Wygenerowano # stron',
        other: 'Wygenerowano # strony',
      }),
    calls: (calls) =>
      plural(calls, { one: '# wywołanie', few: '# wywołania', many: '# wywołań', other: '# wywołania' }),
    tokens: (input, output) => `tokeny: ${input} odczytanych, ${output} zapisanych`,
    characters: (characters) =>
      plural(characters, { one: '# znak', few: '# znaki', many: '# znaków', other: '# znaku' }),
    kinds: {
      writing: 'Pisanie',
      rewriting: 'Przeredagowanie',
      speech: 'Audio',
      sample: 'Próbki głosów',
      picture: 'Obrazy',
      check: 'Testy modeli',
    },
  },
}
