import type { DomainMessages } from '@lectern/domain/messages/domain-messages.ts'
import { displayName } from '@lectern/domain/voices/languages.ts'
import { numberOf } from '../../numbers.ts'
import { plural } from './plural.ts'

export const domain: DomainMessages = {
  'animation durations': {
    fast: 'Rápida',
    normal: 'Normal',
    slow: 'Lenta',
    'very-slow': 'Muy lenta',
  },

  backgrounds: {
    none: 'Ninguno',
    'gradient-shift': 'Degradado en movimiento',
    particles: 'Partículas',
    waves: 'Olas',
    bokeh: 'Bokeh',
    aurora: 'Aurora',
    stars: 'Estrellas',
    geometric: 'Geométrico',
    'circuit-board': 'Placa de circuitos',
    'particle-network': 'Red de partículas',
    'liquid-blob': 'Formas líquidas',
    'cyber-grid': 'Cuadrícula cibernética',
    'data-flow': 'Flujo de datos',
    'neural-network': 'Red neuronal',
    'hexagon-pulse': 'Hexágonos palpitantes',
    'matrix-rain': 'Lluvia de caracteres',
    'quantum-field': 'Campo cuántico',
    'tech-dna': 'Cadena de ADN',
    holographic: 'Holográfico',
  },

  'content faults': {
    notOneOf: (label, choices) => `«${label}» debe ser uno de estos valores: ${choices}.`,
    notAnyOf: (label, choices) => `«${label}» debe ser una lista de estos valores: ${choices}.`,
    notText: (label) => `«${label}» debe ser un texto.`,
    onSlide: (slide, fault) => `Diapositiva ${slide}: ${fault}`,
  },

  'content status': {
    slideshow: {
      Completed: 'Presentación completada',
      In_Progress: 'Presentación en curso',
      Not_Started: 'Presentación sin empezar',
    },
    podcast: {
      Completed: 'Podcast completado',
      In_Progress: 'Podcast en curso',
      Not_Started: 'Podcast sin empezar',
    },
  },

  'drawing faults': {
    tooFewRows: (kind, least) => `${kind}: faltan filas completas; se necesitan al menos ${least}.`,
    tooManyRows: (kind, most) => `${kind}: hay demasiadas filas; caben como máximo ${most}.`,
    noLabel: (row) => `La fila ${row} no tiene etiqueta.`,
    noValue: (row) => `La fila ${row} necesita un número.`,
    noText: (row) => `La fila ${row} no tiene texto.`,
    longLabel: (row, most) => `La etiqueta de la fila ${row} es larga. Usa como máximo ${most} caracteres.`,
    longText: (row, most) => `El texto de la fila ${row} es largo. Usa como máximo ${most} caracteres.`,
  },

  'drawing kinds': {
    bars: 'Gráfico de barras',
    line: 'Gráfico de líneas',
    timeline: 'Cronología',
    process: 'Pasos',
    tree: 'Clasificación',
    circles: 'Dos círculos',
    number: 'Un número grande',
  },

  'element animations': {
    none: 'Ninguna',
    'fade-in': 'Aparecer',
    'slide-in-left': 'Deslizar desde la izquierda',
    'slide-in-right': 'Deslizar desde la derecha',
    'slide-in-up': 'Deslizar hacia arriba',
    'slide-in-down': 'Deslizar hacia abajo',
    'zoom-in': 'Acercar',
    pop: 'Surgir',
    pulse: 'Latido',
    typewriter: 'Máquina de escribir',
    'word-reveal': 'Palabra por palabra',
    glow: 'Resplandor',
    'ken-burns': 'Efecto Ken Burns',
    'flip-in': 'Voltear',
    'rotate-in': 'Girar',
    'bounce-in': 'Rebotar',
    elastic: 'Elástico',
    glitch: 'Interferencia',
    'text-3d': 'Texto 3D',
    morph: 'Metamorfosis',
    'neon-glow': 'Neón',
    'particle-text': 'Texto de partículas',
    'wave-text': 'Texto ondulante',
    matrix: 'Matriz',
    hologram: 'Holograma',
    'cyber-decode': 'Descifrar',
    'data-scramble': 'Letras mezcladas',
  },

  'episode sounds': {
    chime: 'Campanillas',
    plucked: 'Cuerdas pulsadas',
    swell: 'Sonido cálido',
  },

  formats: {
    slideshow: {
      label: 'Presentación',
      plural: 'Presentaciones',
      part: (count) => plural(count, { one: 'diapositiva', other: 'diapositivas' }),
    },
    podcast: {
      label: 'Podcast',
      plural: 'Podcasts',
      part: (count) => plural(count, { one: 'segmento', other: 'segmentos' }),
    },
  },

  'glossary terms': {
    termMissing: 'Escribe el término.',
    termTooLong: 'Un término tiene como máximo 100 caracteres.',
    spokenMissing: 'Escribe cómo se pronuncia el término.',
    spokenTooLong: 'La pronunciación de un término tiene como máximo 200 caracteres.',
    tooManyTerms: 'Un glosario tiene como máximo 500 términos.',
  },

  gradients: {
    'blue-purple': 'De azul a violeta',
    'green-blue': 'De verde a azul',
    'orange-red': 'De naranja a rojo',
    'yellow-orange': 'De amarillo a naranja',
    'teal-blue': 'De turquesa a azul',
    'purple-pink': 'De violeta a rosa',
    'blue-cyan': 'De azul a cian',
    'red-purple': 'De rojo a violeta',
  },

  languages: { nameOf: (tag) => displayName('es', tag) },

  makers: {
    outlineWriter: 'Asistente de esquemas',
    englishVoices: 'Voces integradas en inglés',
    otherVoices: 'Voces integradas en otros idiomas',
    localVoices: 'Voces neuronales en este servidor',
    ownRecording: 'Grabación propia',
    languageModel: (model) => `${model} (modelo de lenguaje)`,
    speechModel: (model) => `${model} (cualquier idioma)`,
  },
  modules: {
    otherPages: 'Otras páginas',
  },

  'music beds': {
    'calm-pads': 'Fondo tranquilo',
    'plucked-strings': 'Cuerdas pulsadas',
    'soft-bells': 'Campanas suaves',
    'warm-keys': 'Teclado cálido',
  },

  'needed audio': {
    slideshow: {
      missing: (count) =>
        plural(count, { one: '# diapositiva sin audio', other: '# diapositivas sin audio' }),
      outdated: (count) =>
        plural(count, {
          one: '# diapositiva necesita audio nuevo',
          other: '# diapositivas necesitan audio nuevo',
        }),
    },
    podcast: {
      missing: (count) => plural(count, { one: '# línea sin audio', other: '# líneas sin audio' }),
      outdated: (count) =>
        plural(count, { one: '# línea necesita audio nuevo', other: '# líneas necesitan audio nuevo' }),
    },
  },

  'podcast audio': {
    nothingForFeed: 'Este podcast aún no tiene líneas que escuchar: el feed del podcast no lo incluye.',
    leftOutOfFeed: (missing, lines) =>
      plural(missing, {
        one: `# de ${numberOf(lines)} líneas aún no tiene audio: el feed del podcast no incluye este episodio.`,
        other: `# de ${numberOf(lines)} líneas aún no tienen audio: el feed del podcast no incluye este episodio.`,
      }),
    outdated: (outdated, lines) =>
      plural(outdated, {
        one: `# de ${numberOf(lines)} líneas todavía tiene audio de un texto anterior.`,
        other: `# de ${numberOf(lines)} líneas todavía tienen audio de un texto anterior.`,
      }),
    noLines: 'Este podcast aún no tiene líneas que necesiten audio.',
    missing: (missing, lines) =>
      plural(missing, {
        one: `# de ${numberOf(lines)} líneas aún no tiene audio. Genera primero el audio.`,
        other: `# de ${numberOf(lines)} líneas aún no tienen audio. Genera primero el audio.`,
      }),
  },

  ids: {
    tooLong: (most) =>
      `Lectern no puede usar esta página porque su identificador en el sistema de cursos tiene más de ${most} caracteres. Dale allí un nombre más corto.`,
  },

  refusals: {
    noSlide: 'Una presentación necesita al menos una diapositiva.',
    noSegment: 'Un podcast necesita al menos un segmento.',
    unknownLayout: 'Ese diseño no existe. Si no indicas ninguno, lo determina el contenido.',
    unknownMusic: (known) => `Esa música no existe. Opciones disponibles: ${known}.`,
    notInThemes: 'Un tema no puede tener este valor.',
    emptyScript: 'El guion del audio está vacío. Agrega texto para generar el audio.',
    noScriptToRecord: 'Escribe primero el guion. Los subtítulos necesitan sus palabras.',
    noInstruction: 'Escribe qué debe cambiar.',
    instructionTooLong: 'Descríbelo en 500 caracteres como máximo.',
    noQuestion: 'Escribe una pregunta.',
    questionTooLong: 'Pregunta en 500 caracteres como máximo.',
    noPicturePrompt: 'Describe la imagen.',
    picturePromptTooLong: 'Describe la imagen con 2000 caracteres como máximo.',
    noPage: 'Selecciona al menos una página',
    noFormat: 'Elige al menos un formato para generar (presentación o podcast)',
    tooManyPages: (most) =>
      plural(most, {
        one: 'Elige como máximo # página a la vez.',
        other: 'Elige como máximo # páginas a la vez.',
      }),
  },

  'rewriting instructions': {
    Shorter: 'Más corto',
    'More detail': 'Más detalle',
    'Different wording': 'Otras palabras',
    'Another example': 'Otro ejemplo',
    'Simpler words': 'Palabras más sencillas',
    Livelier: 'Más ameno',
  },

  shadows: {
    small: 'Pequeña',
    medium: 'Mediana',
    large: 'Grande',
    sharp: 'Nítida',
    diffuse: 'Difusa',
  },

  'silent parts': {
    slideshow: {
      parts: (count) => plural(count, { one: '# diapositiva', other: '# diapositivas' }),
      silent: (count) =>
        plural(count, { one: '# diapositiva sin sonido', other: '# diapositivas sin sonido' }),
      incomplete: (count) =>
        plural(count, {
          one: '# diapositiva con audio incompleto',
          other: '# diapositivas con audio incompleto',
        }),
    },
    podcast: {
      parts: (count) => plural(count, { one: '# línea', other: '# líneas' }),
      silent: (count) => plural(count, { one: '# línea sin sonido', other: '# líneas sin sonido' }),
      incomplete: (count) =>
        plural(count, { one: '# línea con audio incompleto', other: '# líneas con audio incompleto' }),
    },
    both: (silent, incomplete) => `${silent} y ${incomplete}`,
  },

  'silent slides': {
    missing: (missing, slides) =>
      plural(missing, {
        one: `# de ${numberOf(slides)} diapositivas aún no tiene audio.`,
        other: `# de ${numberOf(slides)} diapositivas aún no tienen audio.`,
      }),
    outdated: (outdated, slides) =>
      plural(outdated, {
        one: `# de ${numberOf(slides)} diapositivas todavía tiene audio de un guion anterior.`,
        other: `# de ${numberOf(slides)} diapositivas todavía tienen audio de un guion anterior.`,
      }),
    both: (missing, outdated) => `${missing} ${outdated}`,
  },

  'slide types': {
    title: {
      label: 'Título',
      about: 'Abre la presentación: de qué trata y por qué vale la pena.',
      fields: {
        course_title: 'Título',
        course_subtitle: 'Subtítulo',
        course_intro: 'Introducción',
      },
      hints: {
        course_title: 'El tema, en ocho palabras como máximo',
        course_subtitle: 'Una línea debajo del título',
        course_intro: 'Una o dos frases sobre lo que viene',
      },
      choices: {},
      layouts: {},
    },
    text: {
      label: 'Texto',
      about: 'Un título con uno o dos párrafos cortos, para lo que no puede ser una lista.',
      rewrite: 'Como texto',
      fields: {
        slide_title: 'Título de la diapositiva',
        slide_content: 'Texto',
      },
      hints: {
        slide_title: 'Lo que dice la diapositiva, en diez palabras como máximo',
        slide_content: '60 palabras como máximo',
      },
      choices: {},
      layouts: {
        statement: {
          label: 'Afirmación',
          about: 'La primera frase en grande, el resto debajo',
        },
        lead: {
          label: 'Entrada y texto',
          about: 'La primera frase junto al resto',
        },
        note: {
          label: 'Nota al margen',
          about: 'La última frase a un lado, con su cifra',
        },
        plain: {
          label: 'Sencillo',
          about: 'Una columna, para textos largos',
        },
      },
    },
    bullets: {
      label: 'Viñetas',
      about: 'De tres a seis puntos del mismo nivel.',
      rewrite: 'Como viñetas',
      fields: {
        slide_title: 'Título de la diapositiva',
        bullet_points: 'Viñetas',
      },
      hints: {
        slide_title: 'Lo que los puntos tienen en común, en diez palabras como máximo',
      },
      choices: {},
      layouts: {
        rows: {
          label: 'Filas',
          about: 'Un punto debajo de otro',
        },
        numbered: {
          label: 'Numeradas',
          about: 'Pasos, o una cantidad fija',
        },
        terms: {
          label: 'Términos',
          about: 'Cada punto empieza con un término',
        },
      },
    },
    image: {
      label: 'Imagen',
      about: 'Una imagen de la página junto a unas palabras sobre lo que muestra.',
      fields: {
        slide_title: 'Título de la diapositiva',
        slide_content: 'Texto',
        image_url: 'Imagen',
        image_alt: 'Descripción de la imagen',
      },
      hints: {
        slide_title: 'Lo que muestra la imagen, en diez palabras como máximo',
        slide_content: '40 palabras como máximo sobre en qué fijarse',
        image_alt: 'Lo que muestra la imagen, para quien no puede verla',
      },
      choices: {},
      layouts: {
        end: {
          label: 'Imagen al final',
          about: 'Primero se lee el texto',
        },
        start: {
          label: 'Imagen al principio',
          about: 'Primero se ve la imagen',
        },
        full: {
          label: 'Imagen completa',
          about: 'Para una fotografía y un párrafo corto',
        },
      },
    },
    'two-column': {
      label: 'Dos columnas',
      about: 'Dos cosas de igual importancia, una al lado de la otra.',
      fields: {
        slide_title: 'Título de la diapositiva',
        column1_title: 'Título izquierdo',
        column1_content: 'Texto izquierdo',
        column2_title: 'Título derecho',
        column2_content: 'Texto derecho',
      },
      hints: {
        slide_title: 'Lo que ambas tienen en común, en diez palabras como máximo',
        column1_title: 'La primera',
        column1_content: '35 palabras como máximo',
        column2_title: 'La segunda',
        column2_content: '35 palabras como máximo',
      },
      choices: {},
      layouts: {
        side: {
          label: 'Lado a lado',
          about: 'Para partes de una misma cosa',
        },
        split: {
          label: 'Espacio dividido',
          about: 'Para dos cosas que se oponen',
        },
      },
    },
    definition: {
      label: 'Definición',
      about: 'Un término y lo que significa.',
      rewrite: 'Como definición',
      fields: {
        slide_title: 'Título de la diapositiva',
        term: 'Término',
        definition: 'Definición',
      },
      hints: {
        slide_title: 'Un título pequeño encima del término',
        term: 'Solo el término',
        definition: 'Lo que significa, en una o dos frases',
      },
      choices: {},
      layouts: {
        standing: {
          label: 'Destacado',
          about: 'Para un término de una o dos palabras',
        },
        entry: {
          label: 'Entrada',
          about: 'El término junto a su significado y un ejemplo',
        },
      },
    },
    table: {
      label: 'Tabla',
      about: 'Hasta 6 columnas y 8 filas.',
      rewrite: 'Como tabla',
      fields: {
        slide_title: 'Título de la diapositiva',
        column_count: 'Columnas',
        row_count: 'Filas',
      },
      hints: {
        slide_title: 'Lo que muestra la tabla, en diez palabras como máximo',
      },
      choices: {},
      layouts: {},
    },
    comparison: {
      label: 'Comparación',
      about: 'Dos elementos comparados según dos características.',
      rewrite: 'Como comparación',
      fields: {
        slide_title: 'Título de la diapositiva',
        comparison_item_1: 'Elemento 1',
        comparison_item_2: 'Elemento 2',
        feature_1: 'Característica 1',
        feature_2: 'Característica 2',
        item_1_feature_1: 'Elemento 1, característica 1',
        item_2_feature_1: 'Elemento 2, característica 1',
        item_1_feature_2: 'Elemento 1, característica 2',
        item_2_feature_2: 'Elemento 2, característica 2',
      },
      hints: {
        slide_title: 'Lo que se compara, en diez palabras como máximo',
        comparison_item_1: 'El primero de los dos',
        comparison_item_2: 'El segundo de los dos',
        feature_1: 'La primera diferencia',
        feature_2: 'La segunda diferencia',
        item_1_feature_1: '15 palabras como máximo',
        item_2_feature_1: '15 palabras como máximo',
        item_1_feature_2: '15 palabras como máximo',
        item_2_feature_2: '15 palabras como máximo',
      },
      choices: {},
      layouts: {},
    },
    quote: {
      label: 'Cita',
      about: 'Palabras de una persona o de un texto, citadas exactamente.',
      fields: {
        slide_title: 'Título de la diapositiva',
        quote_text: 'Cita',
        quote_author: 'Autoría',
        highlight_text: 'Para recordar',
      },
      hints: {
        slide_title: 'Un título pequeño encima de la cita',
        quote_text: 'Las palabras exactas, sin comillas',
        quote_author: 'Quién lo dijo',
        highlight_text: 'Lo que hay que recordar',
      },
      choices: {},
      layouts: {
        standing: {
          label: 'Destacada',
          about: 'Para hasta 20 palabras',
        },
        framed: {
          label: 'Enmarcada',
          about: 'Para citas más largas',
        },
      },
    },
    quiz: {
      label: 'Cuestionario',
      about:
        'Una pregunta con hasta cuatro respuestas. Una o varias son correctas, o bien es de verdadero o falso.',
      rewrite: 'Como cuestionario',
      fields: {
        quiz_question: 'Pregunta',
        quiz_kind: 'Tipo de pregunta',
        option_a: 'Opción A',
        option_b: 'Opción B',
        option_c: 'Opción C',
        option_d: 'Opción D',
        correct_answer: 'Respuesta correcta',
        correct_answers: 'Respuestas correctas',
        correct_feedback: 'Comentario si acierta',
        incorrect_feedback: 'Comentario si falla',
      },
      hints: {
        quiz_question: 'Una pregunta que la página responde',
        option_a: 'Una respuesta posible',
        option_b: 'Una respuesta posible',
        option_c: 'Una respuesta posible',
        option_d: 'Una respuesta posible',
        correct_feedback: 'Una frase',
        incorrect_feedback: 'Una frase',
      },
      choices: {
        quiz_kind: {
          one: 'Una respuesta correcta',
          several: 'Varias respuestas correctas',
          'true-false': 'Verdadero o falso',
        },
      },
      layouts: {},
    },
    summary: {
      label: 'Resumen',
      about: 'Cierra la presentación con lo que hay que recordar.',
      fields: {
        summary_text: 'Resumen',
      },
      hints: {
        summary_text: 'Dos o tres frases, 50 palabras como máximo',
      },
      choices: {},
      layouts: {},
    },
  },

  table: {
    header: (column) => `Encabezado ${column}`,
    headerHint: (column) => `Título de la columna ${column}`,
    cell: (row, column) => `Fila ${row}, columna ${column}`,
    cellHint: 'Unas pocas palabras',
  },

  themes: {
    'educational-blue': {
      name: 'Educativo azul',
      description: 'Luminoso y claro, para clases',
    },
    'educational-green': {
      name: 'Educativo verde',
      description: 'Fresco, para naturaleza y ciencias',
    },
    'educational-neutral': {
      name: 'Educativo neutro',
      description: 'Papel cálido, lectura tranquila',
    },
    'corporate-blue': {
      name: 'Corporativo azul',
      description: 'Sobrio y formal',
    },
    'corporate-dark': {
      name: 'Corporativo oscuro',
      description: 'Poca luz, mucha concentración',
    },
    'corporate-minimal': {
      name: 'Corporativo minimalista',
      description: 'Gris, fino y preciso',
    },
    'creative-purple': {
      name: 'Creativo violeta',
      description: 'Violeta divertido',
    },
    'creative-gradient': {
      name: 'Creativo degradado',
      description: 'Colores de atardecer, títulos llamativos',
    },
    'creative-orange': {
      name: 'Creativo naranja',
      description: 'Cálido y enérgico',
    },
    'minimal-light': {
      name: 'Minimalista claro',
      description: 'Espacio en blanco y un acento',
    },
    'minimal-dark': {
      name: 'Minimalista oscuro',
      description: 'Negro, blanco y un acento',
    },
    'minimal-grayscale': {
      name: 'Minimalista en grises',
      description: 'Para imprimir y proyectar',
    },
  },

  tones: {
    conversational: 'conversacional',
    enthusiastic: 'entusiasta',
    curious: 'curioso',
    thoughtful: 'reflexivo',
    explanatory: 'explicativo',
    warm: 'cálido',
  },

  transitions: {
    none: 'Ninguna',
    fade: 'Fundido',
    'slide-left': 'Deslizar a la izquierda',
    'slide-right': 'Deslizar a la derecha',
    'slide-up': 'Deslizar hacia arriba',
    'slide-down': 'Deslizar hacia abajo',
    'zoom-in': 'Acercar',
    'zoom-out': 'Alejar',
    flip: 'Voltear',
    'cube-left': 'Cubo a la izquierda',
    'cube-right': 'Cubo a la derecha',
    dissolve: 'Disolver',
    'page-curl': 'Pasar página',
    rotate: 'Girar',
    'cube-3d': 'Cubo 3D',
    liquid: 'Líquido',
    'glitch-transition': 'Interferencia',
    'particle-dissolve': 'Disolver en partículas',
    'morph-transition': 'Metamorfosis',
    warp: 'Distorsión',
    shatter: 'Estallar',
    portal: 'Portal',
  },

  'voice sample': {
    missing: 'Escribe un texto de muestra.',
    tooLong: 'Un texto de muestra tiene como máximo 1000 caracteres.',
  },

  'writing options': {
    minutes: 'Entre 1 y 60 minutos.',
    tooLong: (most) => plural(most, { one: '# carácter como máximo.', other: '# caracteres como máximo.' }),
  },
}
