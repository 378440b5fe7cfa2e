import type { DomainMessages } from '@lectern/domain/messages/domain-messages.ts'
import { displayName } from '@lectern/domain/voices/languages.ts'
import { plural } from './plural.ts'

const linesOf = (count: number): string => plural(count, { one: '# fala', other: '# falas' })
const slidesOf = (count: number): string => plural(count, { one: '# slide', other: '# slides' })

export const domain: DomainMessages = {
  'animation durations': {
    fast: 'Rápida',
    normal: 'Normal',
    slow: 'Lenta',
    'very-slow': 'Muito lenta',
  },

  backgrounds: {
    none: 'Nenhum',
    'gradient-shift': 'Gradiente em movimento',
    particles: 'Partículas',
    waves: 'Ondas',
    bokeh: 'Bokeh',
    aurora: 'Aurora',
    stars: 'Estrelas',
    geometric: 'Geométrico',
    'circuit-board': 'Placa de circuito',
    'particle-network': 'Rede de partículas',
    'liquid-blob': 'Formas líquidas',
    'cyber-grid': 'Grade cibernética',
    'data-flow': 'Fluxo de dados',
    'neural-network': 'Rede neural',
    'hexagon-pulse': 'Hexágonos pulsantes',
    'matrix-rain': 'Chuva de caracteres',
    'quantum-field': 'Campo quântico',
    'tech-dna': 'Fita de DNA',
    holographic: 'Holográfico',
  },

  'content faults': {
    notOneOf: (label, choices) => `“${label}” deve ser um destes valores: ${choices}.`,
    notAnyOf: (label, choices) => `“${label}” deve ser uma lista destes valores: ${choices}.`,
    notText: (label) => `“${label}” deve ser um texto.`,
    onSlide: (slide, fault) => `Slide ${slide}: ${fault}`,
  },

  'content status': {
    slideshow: {
      Completed: 'Apresentação concluída',
      In_Progress: 'Apresentação em andamento',
      Not_Started: 'Apresentação não iniciada',
    },
    podcast: {
      Completed: 'Podcast concluído',
      In_Progress: 'Podcast em andamento',
      Not_Started: 'Podcast não iniciado',
    },
  },

  'drawing faults': {
    tooFewRows: (kind, least) => `${kind}: faltam linhas preenchidas; são necessárias pelo menos ${least}.`,
    tooManyRows: (kind, most) => `${kind}: há linhas demais; cabem no máximo ${most}.`,
    noLabel: (row) => `A linha ${row} não tem rótulo.`,
    noValue: (row) => `A linha ${row} precisa de um número.`,
    noText: (row) => `A linha ${row} não tem texto.`,
    longLabel: (row, most) => `O rótulo da linha ${row} é longo. Use no máximo ${most} caracteres.`,
    longText: (row, most) => `O texto da linha ${row} é longo. Use no máximo ${most} caracteres.`,
  },

  'drawing kinds': {
    bars: 'Gráfico de barras',
    line: 'Gráfico de linhas',
    timeline: 'Linha do tempo',
    process: 'Passos',
    tree: 'Classificação',
    circles: 'Dois círculos',
    number: 'Um número grande',
  },

  'element animations': {
    none: 'Nenhuma',
    'fade-in': 'Aparecer',
    'slide-in-left': 'Deslizar da esquerda',
    'slide-in-right': 'Deslizar da direita',
    'slide-in-up': 'Deslizar para cima',
    'slide-in-down': 'Deslizar para baixo',
    'zoom-in': 'Aproximar',
    pop: 'Surgir',
    pulse: 'Pulsar',
    typewriter: 'Máquina de escrever',
    'word-reveal': 'Palavra por palavra',
    glow: 'Brilho',
    'ken-burns': 'Efeito Ken Burns',
    'flip-in': 'Virar',
    'rotate-in': 'Girar',
    'bounce-in': 'Quicar',
    elastic: 'Elástico',
    glitch: 'Interferência',
    'text-3d': 'Texto 3D',
    morph: 'Metamorfose',
    'neon-glow': 'Neon',
    'particle-text': 'Texto de partículas',
    'wave-text': 'Texto ondulado',
    matrix: 'Matriz',
    hologram: 'Holograma',
    'cyber-decode': 'Decifrar',
    'data-scramble': 'Letras embaralhadas',
  },

  'episode sounds': {
    chime: 'Sinos',
    plucked: 'Cordas dedilhadas',
    swell: 'Som acolhedor',
  },

  formats: {
    slideshow: {
      label: 'Apresentação',
      plural: 'Apresentações',
      part: (count) => plural(count, { one: 'slide', other: 'slides' }),
    },
    podcast: {
      label: 'Podcast',
      plural: 'Podcasts',
      part: (count) => plural(count, { one: 'bloco', other: 'blocos' }),
    },
  },

  'glossary terms': {
    termMissing: 'Digite o termo.',
    termTooLong: 'Um termo tem no máximo 100 caracteres.',
    spokenMissing: 'Digite como o termo é pronunciado.',
    spokenTooLong: 'A pronúncia de um termo tem no máximo 200 caracteres.',
    tooManyTerms: 'Um glossário tem no máximo 500 termos.',
  },

  gradients: {
    'blue-purple': 'De azul a roxo',
    'green-blue': 'De verde a azul',
    'orange-red': 'De laranja a vermelho',
    'yellow-orange': 'De amarelo a laranja',
    'teal-blue': 'De turquesa a azul',
    'purple-pink': 'De roxo a rosa',
    'blue-cyan': 'De azul a ciano',
    'red-purple': 'De vermelho a roxo',
  },

  languages: { nameOf: (tag) => displayName('pt', tag) },

  makers: {
    outlineWriter: 'Redator da estrutura',
    englishVoices: 'Vozes integradas em inglês',
    otherVoices: 'Vozes integradas em outros idiomas',
    localVoices: 'Vozes neurais neste servidor',
    ownRecording: 'Gravação própria',
    languageModel: (model) => `${model} (modelo de linguagem)`,
    speechModel: (model) => `${model} (qualquer idioma)`,
  },
  modules: {
    otherPages: 'Outras páginas',
  },

  'music beds': {
    'calm-pads': 'Fundo calmo',
    'plucked-strings': 'Cordas dedilhadas',
    'soft-bells': 'Sinos suaves',
    'warm-keys': 'Teclado acolhedor',
  },

  'needed audio': {
    slideshow: {
      missing: (count) => plural(count, { one: '# slide sem áudio', other: '# slides sem áudio' }),
      outdated: (count) =>
        plural(count, { one: '# slide precisa de novo áudio', other: '# slides precisam de novo áudio' }),
    },
    podcast: {
      missing: (count) => plural(count, { one: '# fala sem áudio', other: '# falas sem áudio' }),
      outdated: (count) =>
        plural(count, { one: '# fala precisa de novo áudio', other: '# falas precisam de novo áudio' }),
    },
  },

  'podcast audio': {
    nothingForFeed: 'Este podcast ainda não tem falas para ouvir: o feed do podcast não o inclui.',
    leftOutOfFeed: (missing, lines) =>
      plural(missing, {
        one: `# de ${linesOf(lines)} ainda não tem áudio: o feed do podcast não inclui este episódio.`,
        other: `# de ${linesOf(lines)} ainda não têm áudio: o feed do podcast não inclui este episódio.`,
      }),
    outdated: (outdated, lines) =>
      plural(outdated, {
        one: `# de ${linesOf(lines)} ainda tem áudio de um texto anterior.`,
        other: `# de ${linesOf(lines)} ainda têm áudio de um texto anterior.`,
      }),
    noLines: 'Este podcast ainda não tem falas que precisem de áudio.',
    missing: (missing, lines) =>
      plural(missing, {
        one: `# de ${linesOf(lines)} ainda não tem áudio. Gere o áudio primeiro.`,
        other: `# de ${linesOf(lines)} ainda não têm áudio. Gere o áudio primeiro.`,
      }),
  },

  ids: {
    tooLong: (most) =>
      `O Lectern não pode usar esta página, porque o identificador dela no sistema de cursos tem mais de ${most} caracteres. Dê à página um nome mais curto nesse sistema.`,
  },

  refusals: {
    noSlide: 'Uma apresentação precisa de pelo menos um slide.',
    noSegment: 'Um podcast precisa de pelo menos um bloco.',
    unknownLayout: 'Este layout não existe. Sem indicação, o conteúdo define o layout.',
    unknownMusic: (known) => `Esta música não existe. Opções disponíveis: ${known}.`,
    notInThemes: 'Um tema não pode ter este valor.',
    emptyScript: 'O roteiro do áudio está vazio. Adicione texto para gerar o áudio.',
    noScriptToRecord: 'Escreva primeiro o roteiro. As legendas precisam das palavras dele.',
    noInstruction: 'Diga o que deve mudar.',
    instructionTooLong: 'Descreva em até 500 caracteres.',
    noQuestion: 'Digite uma pergunta.',
    questionTooLong: 'Pergunte em até 500 caracteres.',
    noPicturePrompt: 'Descreva a imagem.',
    picturePromptTooLong: 'Descreva a imagem com no máximo 2.000 caracteres.',
    noPage: 'Selecione pelo menos uma página',
    noFormat: 'Escolha pelo menos um formato (apresentação ou podcast) para gerar',
    tooManyPages: (most) =>
      plural(most, {
        one: 'Escolha no máximo # página por vez.',
        other: 'Escolha no máximo # páginas por vez.',
      }),
  },

  'rewriting instructions': {
    Shorter: 'Mais curto',
    'More detail': 'Mais detalhes',
    'Different wording': 'Outras palavras',
    'Another example': 'Outro exemplo',
    'Simpler words': 'Palavras mais simples',
    Livelier: 'Mais animado',
  },

  shadows: {
    small: 'Pequena',
    medium: 'Média',
    large: 'Grande',
    sharp: 'Nítida',
    diffuse: 'Difusa',
  },

  'silent parts': {
    slideshow: {
      parts: (count) => plural(count, { one: '# slide', other: '# slides' }),
      silent: (count) => plural(count, { one: '# slide sem som', other: '# slides sem som' }),
      incomplete: (count) =>
        plural(count, { one: '# slide com áudio incompleto', other: '# slides com áudio incompleto' }),
    },
    podcast: {
      parts: (count) => plural(count, { one: '# fala', other: '# falas' }),
      silent: (count) => plural(count, { one: '# fala sem som', other: '# falas sem som' }),
      incomplete: (count) =>
        plural(count, { one: '# fala com áudio incompleto', other: '# falas com áudio incompleto' }),
    },
    both: (silent, incomplete) => `${silent} e ${incomplete}`,
  },

  'silent slides': {
    missing: (missing, slides) =>
      plural(missing, {
        one: `# de ${slidesOf(slides)} ainda não tem áudio.`,
        other: `# de ${slidesOf(slides)} ainda não têm áudio.`,
      }),
    outdated: (outdated, slides) =>
      plural(outdated, {
        one: `# de ${slidesOf(slides)} ainda fala um texto anterior.`,
        other: `# de ${slidesOf(slides)} ainda falam um texto anterior.`,
      }),
    both: (missing, outdated) => `${missing} ${outdated}`,
  },

  'slide types': {
    title: {
      label: 'Título',
      about: 'Abre a apresentação: do que ela trata e por que vale a pena.',
      fields: {
        course_title: 'Título',
        course_subtitle: 'Subtítulo',
        course_intro: 'Introdução',
      },
      hints: {
        course_title: 'O assunto, em até oito palavras',
        course_subtitle: 'Uma linha abaixo do título',
        course_intro: 'Uma ou duas frases sobre o que vem a seguir',
      },
      choices: {},
      layouts: {},
    },
    text: {
      label: 'Texto',
      about: 'Um título com um ou dois parágrafos curtos, para o que não pode ser uma lista.',
      rewrite: 'Como texto',
      fields: {
        slide_title: 'Título do slide',
        slide_content: 'Texto',
      },
      hints: {
        slide_title: 'O que o slide diz, em até dez palavras',
        slide_content: 'Até 60 palavras',
      },
      choices: {},
      layouts: {
        statement: {
          label: 'Afirmação',
          about: 'A primeira frase grande, o resto abaixo',
        },
        lead: {
          label: 'Abertura e texto',
          about: 'A primeira frase ao lado do resto',
        },
        note: {
          label: 'Nota lateral',
          about: 'A última frase ao lado, com o número que ela cita',
        },
        plain: {
          label: 'Simples',
          about: 'Uma coluna, para textos longos',
        },
      },
    },
    bullets: {
      label: 'Tópicos',
      about: 'De três a seis tópicos de mesma importância.',
      rewrite: 'Como tópicos',
      fields: {
        slide_title: 'Título do slide',
        bullet_points: 'Tópicos',
      },
      hints: {
        slide_title: 'O que os tópicos têm em comum, em até dez palavras',
      },
      choices: {},
      layouts: {
        rows: {
          label: 'Linhas',
          about: 'Um tópico abaixo do outro',
        },
        numbered: {
          label: 'Numerados',
          about: 'Passos, ou uma quantidade fixa',
        },
        terms: {
          label: 'Termos',
          about: 'Cada tópico começa com um termo',
        },
      },
    },
    image: {
      label: 'Imagem',
      about: 'Uma imagem da página ao lado de algumas palavras sobre o que ela mostra.',
      fields: {
        slide_title: 'Título do slide',
        slide_content: 'Texto',
        image_url: 'Imagem',
        image_alt: 'Descrição da imagem',
      },
      hints: {
        slide_title: 'O que a imagem mostra, em até dez palavras',
        slide_content: 'Até 40 palavras sobre o que observar',
        image_alt: 'O que a imagem mostra, para quem não pode vê-la',
      },
      choices: {},
      layouts: {
        end: {
          label: 'Imagem no fim',
          about: 'O texto é lido primeiro',
        },
        start: {
          label: 'Imagem no início',
          about: 'A imagem é vista primeiro',
        },
        full: {
          label: 'Imagem inteira',
          about: 'Para uma fotografia e um parágrafo curto',
        },
      },
    },
    'two-column': {
      label: 'Duas colunas',
      about: 'Duas coisas de igual importância lado a lado.',
      fields: {
        slide_title: 'Título do slide',
        column1_title: 'Título à esquerda',
        column1_content: 'Texto à esquerda',
        column2_title: 'Título à direita',
        column2_content: 'Texto à direita',
      },
      hints: {
        slide_title: 'O que as duas têm em comum, em até dez palavras',
        column1_title: 'A primeira',
        column1_content: 'Até 35 palavras',
        column2_title: 'A segunda',
        column2_content: 'Até 35 palavras',
      },
      choices: {},
      layouts: {
        side: {
          label: 'Lado a lado',
          about: 'Para partes de uma mesma coisa',
        },
        split: {
          label: 'Espaço dividido',
          about: 'Para duas coisas que se opõem',
        },
      },
    },
    definition: {
      label: 'Definição',
      about: 'Um termo e o que ele significa.',
      rewrite: 'Como definição',
      fields: {
        slide_title: 'Título do slide',
        term: 'Termo',
        definition: 'Definição',
      },
      hints: {
        slide_title: 'Um título pequeno acima do termo',
        term: 'Só o termo',
        definition: 'O que ele significa, em uma ou duas frases',
      },
      choices: {},
      layouts: {
        standing: {
          label: 'Em destaque',
          about: 'Para um termo de uma ou duas palavras',
        },
        entry: {
          label: 'Verbete',
          about: 'O termo ao lado do significado e de um exemplo',
        },
      },
    },
    table: {
      label: 'Tabela',
      about: 'Até 6 colunas e 8 linhas.',
      rewrite: 'Como tabela',
      fields: {
        slide_title: 'Título do slide',
        column_count: 'Colunas',
        row_count: 'Linhas',
      },
      hints: {
        slide_title: 'O que a tabela mostra, em até dez palavras',
      },
      choices: {},
      layouts: {},
    },
    comparison: {
      label: 'Comparação',
      about: 'Dois itens comparados por duas características.',
      rewrite: 'Como comparação',
      fields: {
        slide_title: 'Título do slide',
        comparison_item_1: 'Item 1',
        comparison_item_2: 'Item 2',
        feature_1: 'Característica 1',
        feature_2: 'Característica 2',
        item_1_feature_1: 'Item 1, característica 1',
        item_2_feature_1: 'Item 2, característica 1',
        item_1_feature_2: 'Item 1, característica 2',
        item_2_feature_2: 'Item 2, característica 2',
      },
      hints: {
        slide_title: 'O que é comparado, em até dez palavras',
        comparison_item_1: 'O primeiro dos dois',
        comparison_item_2: 'O segundo dos dois',
        feature_1: 'A primeira diferença',
        feature_2: 'A segunda diferença',
        item_1_feature_1: 'Até 15 palavras',
        item_2_feature_1: 'Até 15 palavras',
        item_1_feature_2: 'Até 15 palavras',
        item_2_feature_2: 'Até 15 palavras',
      },
      choices: {},
      layouts: {},
    },
    quote: {
      label: 'Citação',
      about: 'Palavras de uma pessoa ou de um texto, citadas exatamente.',
      fields: {
        slide_title: 'Título do slide',
        quote_text: 'Citação',
        quote_author: 'Autoria',
        highlight_text: 'Destaque',
      },
      hints: {
        slide_title: 'Um título pequeno acima da citação',
        quote_text: 'As palavras exatas, sem aspas',
        quote_author: 'Quem disse',
        highlight_text: 'O que lembrar dela',
      },
      choices: {},
      layouts: {
        standing: {
          label: 'Em destaque',
          about: 'Para até 20 palavras',
        },
        framed: {
          label: 'Emoldurada',
          about: 'Para citações mais longas',
        },
      },
    },
    quiz: {
      label: 'Quiz',
      about: 'Uma pergunta com até quatro respostas. Uma ou várias estão certas, ou é verdadeiro ou falso.',
      rewrite: 'Como quiz',
      fields: {
        quiz_question: 'Pergunta',
        quiz_kind: 'Tipo de pergunta',
        option_a: 'Opção A',
        option_b: 'Opção B',
        option_c: 'Opção C',
        option_d: 'Opção D',
        correct_answer: 'Resposta certa',
        correct_answers: 'Respostas certas',
        correct_feedback: 'Comentário quando acerta',
        incorrect_feedback: 'Comentário quando erra',
      },
      hints: {
        quiz_question: 'Uma pergunta que a página responde',
        option_a: 'Uma resposta possível',
        option_b: 'Uma resposta possível',
        option_c: 'Uma resposta possível',
        option_d: 'Uma resposta possível',
        correct_feedback: 'Uma frase',
        incorrect_feedback: 'Uma frase',
      },
      choices: {
        quiz_kind: {
          one: 'Uma resposta certa',
          several: 'Várias respostas certas',
          'true-false': 'Verdadeiro ou falso',
        },
      },
      layouts: {},
    },
    summary: {
      label: 'Resumo',
      about: 'Encerra a apresentação com o que é preciso lembrar.',
      fields: {
        summary_text: 'Resumo',
      },
      hints: {
        summary_text: 'Duas ou três frases, até 50 palavras',
      },
      choices: {},
      layouts: {},
    },
  },

  table: {
    header: (column) => `Cabeçalho ${column}`,
    headerHint: (column) => `Título da coluna ${column}`,
    cell: (row, column) => `Linha ${row}, coluna ${column}`,
    cellHint: 'Algumas palavras',
  },

  themes: {
    'educational-blue': {
      name: 'Educacional azul',
      description: 'Claro e luminoso, para aulas',
    },
    'educational-green': {
      name: 'Educacional verde',
      description: 'Fresco, para natureza e ciências',
    },
    'educational-neutral': {
      name: 'Educacional neutro',
      description: 'Papel quente, leitura tranquila',
    },
    'corporate-blue': {
      name: 'Corporativo azul',
      description: 'Sóbrio e formal',
    },
    'corporate-dark': {
      name: 'Corporativo escuro',
      description: 'Pouca luz, muito foco',
    },
    'corporate-minimal': {
      name: 'Corporativo minimalista',
      description: 'Cinza, fino e preciso',
    },
    'creative-purple': {
      name: 'Criativo roxo',
      description: 'Violeta divertido',
    },
    'creative-gradient': {
      name: 'Criativo gradiente',
      description: 'Cores do pôr do sol, títulos fortes',
    },
    'creative-orange': {
      name: 'Criativo laranja',
      description: 'Quente e cheio de energia',
    },
    'minimal-light': {
      name: 'Minimalista claro',
      description: 'Espaço em branco e uma cor de destaque',
    },
    'minimal-dark': {
      name: 'Minimalista escuro',
      description: 'Preto, branco e uma cor de destaque',
    },
    'minimal-grayscale': {
      name: 'Minimalista em cinza',
      description: 'Para impressão e projetores',
    },
  },

  tones: {
    conversational: 'descontraído',
    enthusiastic: 'entusiasmado',
    curious: 'curioso',
    thoughtful: 'reflexivo',
    explanatory: 'explicativo',
    warm: 'caloroso',
  },

  transitions: {
    none: 'Nenhuma',
    fade: 'Esmaecer',
    'slide-left': 'Deslizar para a esquerda',
    'slide-right': 'Deslizar para a direita',
    'slide-up': 'Deslizar para cima',
    'slide-down': 'Deslizar para baixo',
    'zoom-in': 'Aproximar',
    'zoom-out': 'Afastar',
    flip: 'Virar',
    'cube-left': 'Cubo para a esquerda',
    'cube-right': 'Cubo para a direita',
    dissolve: 'Dissolver',
    'page-curl': 'Virar a página',
    rotate: 'Girar',
    'cube-3d': 'Cubo 3D',
    liquid: 'Líquido',
    'glitch-transition': 'Interferência',
    'particle-dissolve': 'Dissolver em partículas',
    'morph-transition': 'Metamorfose',
    warp: 'Distorção',
    shatter: 'Estilhaçar',
    portal: 'Portal',
  },

  'voice sample': {
    missing: 'Digite um texto de amostra.',
    tooLong: 'Um texto de amostra tem no máximo 1.000 caracteres.',
  },

  'writing options': {
    minutes: 'Entre 1 e 60 minutos.',
    tooLong: (most) => plural(most, { one: 'No máximo # caractere.', other: 'No máximo # caracteres.' }),
  },
}
