import { numberOf } from '../../numbers.ts'
import type { LearnMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

export const learn: LearnMessages = {
  learn: {
    formats: 'Formatos',
    slideshow: 'Apresentação',
    podcast: 'Podcast',
    alsoIn: 'Também em',
    minutes: (minutes) => `${numberOf(minutes)} min`,
    slides: (slides) => plural(slides, { one: '# slide', other: '# slides' }),
    chapterCount: (chapters) => plural(chapters, { one: '# capítulo', other: '# capítulos' }),

    transcript: 'Transcrição',
    chapters: 'Capítulos',
    about: 'Sobre',
    views: 'Partes desta página',
    followAlong: 'Acompanhar a leitura',

    course: 'Curso',
    module: 'Módulo',
    madeFrom: 'Criado a partir da página do curso',
    credits: 'Créditos das imagens',
    length: 'Duração',
    published: 'Publicado',

    downloadTranscript: 'Baixar a transcrição',
    withoutScript: 'A reprodução precisa de JavaScript. O texto e o áudio estão abaixo.',
    notLoaded: 'Não foi possível carregar. Recarregue a página.',
    cannotPlay: 'Não é possível reproduzir o áudio no momento. Tente de novo.',
    newVersion: 'Há uma nova versão disponível.',
    linkEnded: 'Este link não é mais válido. Peça um novo.',
    reload: 'Recarregar',

    madeWith: (page) => `Criado com o Lectern a partir da página “${page}” do curso.`,
    kept: 'Sem conta e sem cookies. Sua posição fica guardada apenas neste dispositivo.',
  },

  'learn/course': {
    otherPages: 'Outras páginas',
    empty: 'Nada foi publicado neste curso ainda.',

    finished: (finished, pieces) => `${numberOf(finished)} de ${numberOf(pieces)} concluídos`,
    onDevice: 'neste dispositivo',
    goOn: 'Continue de onde parou',
    slideOf: (slide, slides) => `Slide ${numberOf(slide)} de ${numberOf(slides)}`,
    chapterOf: (chapter, chapters) => `Capítulo ${numberOf(chapter)} de ${numberOf(chapters)}`,
    left: (time) => `faltam ${time}`,
    started: 'Iniciado',
    watched: 'Assistido',
    heard: 'Ouvido',

    search: 'Pesquisar títulos e textos',
    show: 'Mostrar',
    all: 'Tudo',
    toDo: 'A fazer',
    recent: 'Novo',
    recentCount: (pieces) => `Novo, ${numberOf(pieces)}`,
    found: (pages) => plural(pages, { one: '# página', other: '# páginas' }),
    notFound: 'Nenhuma página corresponde.',

    forget: 'Esquecer meu progresso',
    forgetHint: 'Isso remove o que este dispositivo lembra do curso.',
    forgetNow: 'Esquecer',
    forgotten: 'Seu progresso foi removido deste dispositivo.',
  },

  'learn/feed': {
    feed: 'Leve os podcasts com você',
    feedHint:
      'Adicione o curso ao seu aplicativo de podcasts. Os novos episódios chegam sozinhos. O endereço é privado: mantenha-o na turma.',
    feedAddress: 'Endereço do feed',
    copyFeed: 'Copiar o endereço do feed',
    copied: 'Copiado',
    addToApp: 'Adicionar a um app de podcasts',
  },

  'learn/not-found': {
    title: 'Não há mais nada aqui',
    hint: 'Peça um novo link à pessoa que o enviou.',
  },

  'learn/podcast': {
    goals: 'O que você aprende',
    span: (start, end) => `${start} a ${end}`,
    playFrom: (time) => `Reproduzir a partir de ${time}`,
    noAudio: 'Este podcast ainda não tem áudio. Você pode lê-lo aqui.',
    download: (size) => `Baixar, ${size}`,

    player: 'Reprodutor',
    place: (time, end, chapter) => `${time} de ${end}, ${chapter}`,
    chapter: (chapter, chapters) => `Capítulo ${numberOf(chapter)} de ${numberOf(chapters)}`,
    previousChapter: 'Capítulo anterior',
    nextChapter: 'Próximo capítulo',
    back: (seconds) => `Voltar ${numberOf(seconds)} segundos`,
    forward: (seconds) => `Avançar ${numberOf(seconds)} segundos`,

    ended: 'Você chegou ao fim.',
    next: 'A seguir',
    nextIn: (module) => `A seguir em ${module}`,
  },

  'learn/slideshow': {
    slide: (slide) => `Slide ${numberOf(slide)}`,
    place: (slide, slides) => `Slide ${numberOf(slide)} de ${numberOf(slides)}`,
    audioOf: (slide) => `Áudio do slide ${numberOf(slide)}`,

    ended: 'Você chegou ao fim',
    slidesSeen: (slides) =>
      plural(slides, { one: 'Esta apresentação tem # slide.', other: 'Esta apresentação tem # slides.' }),
    result: (right, questions) => `${numberOf(right)} de ${numberOf(questions)} corretas`,
    allRight: 'Muito bem.',
    lookAgain: (answers) =>
      plural(answers, {
        one: 'Uma resposta merece um segundo olhar.',
        other: '# respostas merecem um segundo olhar.',
      }),
    right: 'Certo',
    notYet: 'Ainda não',
    chose: (chosen) => `Você escolheu: ${chosen}`,
    notAnswered: 'Você não respondeu a esta pergunta.',
    rightAnswer: (answer) => `A resposta certa: ${answer}`,
    seeSlide: (slide) => `Ver o slide ${numberOf(slide)}`,
    watchAgain: 'Ver de novo',
    answerAgain: 'Responder de novo',
    next: 'A seguir',
    nextIn: (module) => `A seguir em ${module}`,
    goOn: 'Continuar',
  },
}
