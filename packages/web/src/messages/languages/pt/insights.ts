import type { InsightsMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

export const insights: InsightsMessages = {
  insights: {
    figures: 'Números',
    mode: 'Modo',
    edit: 'Editar',
    back: 'Voltar',
    about:
      'Contados sem identidade. As visitas que pedem para não ser contadas ficam de fora. Semanas com menos de cinco visitas são contadas junto com as seguintes.',
    loading: 'Carregando os números...',
    notLoaded: 'Não foi possível carregar os números. Tente novamente.',
    range: 'Período',
    lastWeeks: (weeks: number) => plural(weeks, { one: 'Última semana', other: 'Últimas # semanas' }),
    downloadCsv: 'Baixar como CSV',
    notDownloaded: 'Não foi possível baixar os números. Tente novamente.',
    starts: 'Inícios',
    inThisWeek: (starts: string) => `${starts} nesta semana`,
    finished: 'Concluídas',
    ofHundred: (finished: string) => `${finished} de cada 100 que começam`,
    typicalTime: 'Tempo típico',
    ofLength: (length: string) => `de ${length}`,
    quizRight: 'Quiz, certo na primeira tentativa',
    rightOf: (right: string, questions: string) => `${right} de ${questions}`,
    average: 'Em média',
    noAnswers: 'Ainda não há respostas',
    leaving: 'Onde saem, onde voltam',
    leavingAbout: 'Visitas que continuam depois de cada parte. A seta conta as repetições.',
    leavingName: (starts: string, finished: string) =>
      `De ${starts} visitas, ${finished} continuam até o fim.`,
    mostLeave: (left: string, part: string) => `${left} saem em ${part}`,
    leftElsewhere: (visits) =>
      plural(visits, {
        one: '# visita terminou antes da primeira parte ou em uma parte removida depois.',
        other: '# visitas terminaram antes da primeira parte ou em partes removidas depois.',
      }),
    numbered: (number: string, title: string) => `${number}, ${title}`,
    replays: 'Repetições',
    part: 'Parte',
    goOn: 'Continuam',
    left: 'Saem',
    averageTime: 'Tempo médio',
    byWeek: 'Por semana',
    byWeekAbout:
      'Contorno e número acima: inícios. Preenchido e número dentro: concluídas. Tracejado: menos de cinco visitas.',
    week: 'Semana de',
    fewForWeek: 'Menos de cinco visitas',
    quizAnswers: 'Respostas do quiz',
    answers: (answers: number) => plural(answers, { one: '# resposta', other: '# respostas' }),
    fewAnswers: 'As respostas são mostradas quando cinco visitas responderam.',
    right: 'Resposta certa',
    isTrue: 'Verdadeiro',
    isFalse: 'Falso',
    visitsSoFar: (visits: number) =>
      plural(visits, {
        one: '# visita até agora',
        other: '# visitas até agora',
      }),
    fewVisits:
      'A partir de cinco visitas, você vê onde os estudantes saem, o que repetem e como respondem. Menos apontaria para pessoas específicas.',
    longerRange: 'Há poucas visitas nestas semanas para mostrar mais. Escolha um período mais longo.',
    copyLink: 'Copiar o link novamente',
    copied: 'Link copiado.',
    notCopied: 'Não foi possível copiar o link. Tente novamente.',
    counting: 'Contar as visitas neste curso',
    countingAbout:
      'Nenhum nome e nenhum endereço são guardados. Ao desativar, novas visitas não são contadas, e os números anteriores ficam.',
    notSaved: 'Não foi possível salvar. Tente novamente.',
  },
}
