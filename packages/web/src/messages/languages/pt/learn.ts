import { numberOf } from '../../numbers.ts'
import type { LearnMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

export const learn: LearnMessages = {
  learn: {
    formats: 'Formatos',
    slideshow: 'Apresentação',
    podcast: 'Podcast',
    minutes: (minutes) => `${numberOf(minutes)} min`,
    slides: (slides) => plural(slides, { one: '# slide', other: '# slides' }),

    transcript: 'Transcrição',
    chapters: 'Capítulos',
    about: 'Sobre',
    views: 'Partes desta página',
    followAlong: 'Acompanhar a leitura',

    course: 'Curso',
    module: 'Módulo',
    madeFrom: 'Criado a partir da página do curso',
    length: 'Duração',
    published: 'Publicado',

    downloadTranscript: 'Baixar a transcrição',
    withoutScript: 'A reprodução precisa de JavaScript. O texto e o áudio estão abaixo.',
    notLoaded: 'Não foi possível carregar. Recarregue a página.',

    madeWith: (page) => `Criado com o Lectern a partir da página “${page}” do curso.`,
    kept: 'Sem conta e sem cookies. Sua posição fica guardada apenas neste dispositivo.',
  },

  'learn/course': {
    otherPages: 'Outras páginas',
    empty: 'Nada foi publicado neste curso ainda.',
  },

  'learn/gone': {
    title: 'Não há mais nada aqui',
    hint: 'Peça um novo link à pessoa que o enviou.',
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
