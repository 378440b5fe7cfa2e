import type { ModelsMessages } from '../language-messages.ts'

export const models: ModelsMessages = {
  models: {
    title: 'Modelos y voces',
    linkToCourses: 'Lectern, cursos',
    backToCourses: 'Volver a los cursos',
    loading: 'Cargando los modelos...',
    notLoaded: 'No se pudieron cargar los modelos. Inténtalo de nuevo.',
    languageModels: 'Modelos de lenguaje',
    aboutChain:
      'Se consultan en este orden. Si uno no responde, se queda sin crédito o se niega, sigue el siguiente. Las claves nunca se muestran.',
    none: 'No hay ningún modelo de lenguaje configurado. Escribe el asistente de esquemas integrado. Para añadir un modelo, define LECTERN_LANGUAGE_MODEL.',
    fallbackOn: 'Si ningún modelo responde, escribe el asistente de esquemas integrado.',
    fallbackOff: 'Si ningún modelo responde, el autor ve el motivo y no se escribe nada.',
    price: (input, output) => `${input} de entrada y ${output} de salida por un millón de tokens`,
    noPrice: 'Precio sin indicar',
    ready: 'Listo',
    waits: (seconds) => `Pidió a Lectern que esperara, quedan ${seconds} s`,
    rests: (seconds) => `No respondió varias veces, pausa de ${seconds} s`,
    test: 'Probar',
    testOf: (model) => `Probar ${model}`,
    testAgainOf: (model) => `Probar de nuevo: ${model}`,
    testAgain: 'Probar de nuevo',
    testing: 'Probando...',
    cancel: 'Cancelar',
    aboutTest: 'Una prueba envía tres solicitudes breves, que el proveedor puede cobrar.',
    progress: (done, total) => `${done} de ${total} comprobaciones`,
    answer: 'Responde',
    form: 'Respeta un formato',
    language: 'Escribe en el idioma pedido',
    speed: (speed, first) => `${speed} tokens por segundo, primeras palabras después de ${first} s`,
    duration: (seconds) => `${seconds} s`,
    byMode: {
      schema: 'El proveedor respeta un esquema.',
      tool: 'El proveedor responde mediante una herramienta.',
      json: 'El proveedor escribe JSON, sin esquema.',
      words: 'Solo la instrucción pide el formato.',
    },
    inLanguage: (language) => `Escribió en ${language}.`,
    faults: {
      empty: 'La respuesta estaba vacía.',
      cutOff: 'La respuesta se interrumpió.',
      refused: 'El modelo se negó a responder.',
      form: 'La respuesta no tenía el formato pedido. Las diapositivas y los diálogos lo necesitan.',
      language: 'La respuesta estaba en otro idioma.',
    },
    notTested: 'La prueba no terminó. Inténtalo de nuevo.',
    cost: (tokensIn, tokensOut, dollars) =>
      `Esta prueba usó ${tokensIn} tokens de entrada y ${tokensOut} de salida, ${dollars}.`,
    tokens: (tokensIn, tokensOut) =>
      `Esta prueba usó ${tokensIn} tokens de entrada y ${tokensOut} de salida.`,
    pictureModels: 'Modelos de imágenes',
    aboutPictureModels:
      'Lectern les pide en este orden las imágenes de las diapositivas. Si uno no responde o no le queda saldo, genera el siguiente. El autor ve cuándo se rechaza una descripción.',
    noPictureModels:
      'No hay ningún modelo de imágenes configurado. Los autores no pueden generar imágenes. Para añadir un modelo, define LECTERN_IMAGE_MODEL.',
    picturePrice: (dollars) => `${dollars} por imagen`,
    free: 'Gratis',
    aboutPictureTest: 'Una prueba genera una imagen, que el proveedor puede cobrar.',
    pictureSize: (width, height, seconds) =>
      `Generó una imagen de ${width} × ${height} píxeles en ${seconds} s.`,
    pictureDone: (seconds) => `Generó una imagen en ${seconds} s.`,
    pictureCost: (dollars) => `Esta prueba costó ${dollars}.`,
  },
}
