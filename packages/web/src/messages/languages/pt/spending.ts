import { numberOf } from '../../numbers.ts'
import type { SpendingMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

export const spending: SpendingMessages = {
  spending: {
    took: (calls) =>
      plural(calls, { one: 'Foi necessária # chamada.', other: 'Foram necessárias # chamadas.' }),
    tookFor: (calls, price) =>
      plural(calls, {
        one: `Foi necessária # chamada, ${price}.`,
        other: `Foram necessárias # chamadas, ${price}.`,
      }),
    withoutPrice: (calls) =>
      plural(calls, {
        one: '# chamada está sem preço definido.',
        other: '# chamadas estão sem preço definido.',
      }),
    leftToday: (amounts) => `Resta hoje: ${amounts}.`,
    pages: (pages) => plural(pages, { one: '# página', other: '# páginas' }),
    minutes: (minutes) => plural(minutes, { one: '# minuto de áudio', other: '# minutos de áudio' }),
    notEnough:
      'Isso é mais do que resta do orçamento de hoje. O Lectern gera o que couber. Você pode gerar o restante quando o orçamento se renovar.',
    budget: 'Orçamento de hoje',
    renews: (time) => `Ele se renova em ${time}.`,
    usedPages: (used, limit) =>
      plural(limit, { one: `${numberOf(used)} de # página`, other: `${numberOf(used)} de # páginas` }),
    usedMinutes: (used, limit) =>
      plural(limit, {
        one: `${numberOf(used)} de # minuto de áudio`,
        other: `${numberOf(used)} de # minutos de áudio`,
      }),
    usedDollars: (used, limit) => `${used} de ${limit}`,
    usedToday: 'Usado hoje',
    aboutUsedToday:
      'Por todas as contas. Defina os orçamentos com LECTERN_DAILY_PAGES e as variáveis relacionadas.',
    loading: 'Carregando o que foi usado hoje...',
    notLoaded: 'Não foi possível carregar o que foi usado hoje. Tente novamente.',
    nothing: 'Nenhum provedor foi chamado hoje.',
    generatedPages: (pages) => plural(pages, { one: '# página gerada', other: '# páginas geradas' }),
    calls: (calls) => plural(calls, { one: '# chamada', other: '# chamadas' }),
    tokens: (input, output) => `${input} tokens lidos, ${output} escritos`,
    characters: (characters) => plural(characters, { one: '# caractere', other: '# caracteres' }),
    kinds: {
      writing: 'Redação',
      rewriting: 'Reescrita',
      speech: 'Áudio',
      sample: 'Amostras de voz',
      picture: 'Imagens',
      check: 'Testes de modelos',
    },
  },
}
