import { fieldName } from '@lectern/domain/accounts/field-messages.ts'
import { makerName } from '@lectern/domain/documents/maker-names.ts'
import type { ProblemMessages } from '@lectern/domain/problems/problem-messages.ts'
import type { Renewal } from '@lectern/domain/problems/budget-sentences.ts'
import type { OtherLanguage } from '@lectern/domain/problems/problem-sentences.ts'
import type { Waiting } from '@lectern/domain/problems/provider-sentences.ts'
import { momentInUtc } from '@lectern/domain/problems/moment-in-utc.ts'
import { waitOf } from '@lectern/domain/problems/wait.ts'
import { languageNamesIn } from '../../language-names.ts'
import { plural } from './plural.ts'

const languageName = /* @__PURE__ */ languageNamesIn('es')
const linesOf = (count: number): string => plural(count, { one: '# línea', other: '# líneas' })

const soon = 'Inténtalo de nuevo en unos minutos.'

const renews = ({ renewsAt }: Renewal) => `Se renueva el ${momentInUtc(renewsAt, 'es')}.`

function later({ waitSeconds }: Waiting): string {
  const wait = waitOf(waitSeconds)
  if (wait.unit === 'unknown') return soon
  const time =
    wait.unit === 'minute'
      ? plural(wait.count, { one: 'un minuto', other: '# minutos' })
      : plural(wait.count, { one: 'una hora', other: '# horas' })
  return `Inténtalo de nuevo en ${time}.`
}

const administrator = 'Quien administra este sitio de Lectern debe'
const ifItLasts = 'Si esto continúa, quien administra este sitio de Lectern debe revisar'

interface Provider {
  readonly it: string
  /** After 'de'. */
  readonly of: string
  readonly setting: string
}

const refusalsOf = ({ it, of, setting }: Provider, variable = `${setting}_KEY`) => ({
  credit: `La cuenta de este sitio de Lectern con el proveedor ${of} agotó su crédito o su cuota. ${administrator} recargarla.`,
  region: `${it} no se ofrece en el país de este servidor. ${administrator} elegir otro en ${setting}.`,
  key: `${it} no acepta la clave de este sitio de Lectern. ${administrator} revisar ${variable}.`,
  permission: `La clave de este sitio de Lectern no permite el uso ${of}. ${administrator} autorizarlo con el proveedor, o cambiar ${setting} o ${variable}.`,
})

const failuresOf = ({ it, of, setting }: Provider) => ({
  insecure: `La conexión con el servidor ${of} no es segura, por eso Lectern no la usó. ${administrator} revisar el certificado de ${setting}_URL.`,
  unknownModel: `${it} configurado no existe en su proveedor. ${administrator} revisar ${setting} (y ${setting}_URL).`,
  noSuchAddress: `${it} no existe en su dirección. ${administrator} revisar ${setting}_URL y ${setting}.`,
  memory: `${it} necesita más memoria de la que tiene su servidor. ${administrator} elegir uno más pequeño en ${setting}.`,
  misunderstood: `${it} no entiende lo que Lectern le pide. ${administrator} revisar si ${setting} sirve para esto y probar otro.`,
})

const outagesOf = ({ it, of, setting }: Provider) => ({
  noAddress: `No se encuentra la dirección ${of} en este momento. ${ifItLasts} ${setting}_URL.`,
  notRunning: `${it} no está en marcha o no está accesible. ${ifItLasts} ${setting}_URL.`,
  slow: `${it} tardó demasiado en responder. ${soon}`,
  disconnected: `La conexión con el servidor ${of} se cortó antes de la respuesta. ${soon}`,
  rate: (wait: Waiting) => `${it} recibe más solicitudes de las que permite su proveedor. ${later(wait)}`,
  busy: (wait: Waiting) => `${it} está sobrecargado o todavía está arrancando. ${later(wait)}`,
  itsOwnFault: (wait: Waiting) => `${it} tiene un fallo en este momento. ${later(wait)}`,
  askedToWait: (wait: Waiting) => `${it} le pidió a Lectern que esperara. ${later(wait)}`,
  resting: (wait: Waiting) => `${it} no ha respondido varias veces. ${later(wait)}`,
  crowded: (wait: Waiting) => `${it} tiene demasiadas solicitudes en espera. ${later(wait)}`,
})

const contentRulesOf = ({ of }: Provider) =>
  `El proveedor ${of} bloquea este texto según sus reglas de contenido. Cambia la página o elige otro modelo.`

const model: Provider = {
  it: 'El modelo de lenguaje',
  of: 'del modelo de lenguaje',
  setting: 'LECTERN_LANGUAGE_MODEL',
}
const pictureModel: Provider = {
  it: 'El modelo de imágenes',
  of: 'del modelo de imágenes',
  setting: 'LECTERN_IMAGE_MODEL',
}
const voiceEngine: Provider = {
  it: 'El motor de voz',
  of: 'del motor de voz',
  setting: 'LECTERN_SPEECH_MODEL',
}

const otherLanguage = ({ voice, voiceLanguage, content, language }: OtherLanguage) =>
  `${voice} habla ${languageName(voiceLanguage)}. ${content === 'page' ? 'Esta página' : 'Este texto'} está en ${languageName(language)}.`

const advice = {
  page: 'Inténtalo de nuevo o elige otro modelo.',
  part: 'Inténtalo de nuevo o di con otras palabras lo que quieres.',
}

const parts = {
  slideshow: (count: number) => plural(count, { one: '# diapositiva', other: '# diapositivas' }),
  podcast: (count: number) => plural(count, { one: '# línea', other: '# líneas' }),
}

/** Fields without a name in words are not part of the sentence. */
function check(field: string | undefined): string {
  const name = fieldName(field)
  return name === undefined ? 'Revisa esta solicitud' : `Revisa «${name}»`
}

const incomplete = 'Falta algo en esta solicitud o no tiene el formato correcto.'

/** The abilities of the outline writer in rewriting, as sentences. */
const abilities = {
  slide:
    'Puede acortar o ampliar una diapositiva, usar otras frases de la página, agregar un ejemplo de la página y cambiar el tipo de la diapositiva.',
  lines: 'Puede acortar o ampliar líneas, usar otras frases de la página y agregar un ejemplo de la página.',
}

export const problems: ProblemMessages = {
  sentences: {
    INVALID_REQUEST: {
      default: incomplete,
      notJson: 'El contenido de esta solicitud no es JSON válido.',
      malformedAddress: 'Esta dirección no está bien formada.',
      notAnEtag: 'If-Match debe ser un ETag de este documento.',
      field: ({ field }) =>
        fieldName(field) ? `${check(field)}: el valor falta o no tiene la forma correcta.` : incomplete,
      unstorable: ({ field }) =>
        `${check(field)}: el valor contiene un carácter que Lectern no puede guardar.`,
      tooDeep: ({ field }) => `${check(field)}: el valor tiene demasiados niveles.`,
      schema: ({ sentence }) => sentence,
      notAnEmail: 'Escribe una dirección de correo válida.',
      keyOfThatAddressNeeded:
        'Escribe la clave de API de esta dirección. La guardada solo se envía a la dirección para la que se escribió.',
      notABaseUrl: 'La URL base debe empezar por https:// (o http://) y llevar a tu plataforma de cursos.',
    },
    UNKNOWN_VOICE: { default: 'Esta voz no está disponible. Elige otra.' },
    WRONG_PASSWORD: { default: 'Esta no es tu contraseña actual.' },
    RESET_LINK_SPENT: { default: 'Este enlace caducó o ya se usó. Solicita uno nuevo.' },
    EMPTY_SCRIPT: { default: 'El guion del audio está vacío. Agrega texto para generar el audio.' },
    NOT_LOGGED_IN: { default: 'Inicia sesión para continuar.' },
    WRONG_CREDENTIALS: { default: 'Correo o contraseña incorrectos.' },
    DEMO_ACCOUNT: {
      default:
        'La cuenta de demostración es la misma para todo el mundo, por eso esto no se puede cambiar. Regístrate para tener tu propia cuenta.',
    },
    OWNERS_ONLY: {
      default:
        'Solo los propietarios de este sitio de Lectern pueden ver esto. Su administrador los indica en LECTERN_OWNERS.',
    },
    NO_COURSES_TO_EDIT: {
      default:
        'Tu cuenta puede leer cursos en tu plataforma de cursos, pero no editar ninguno. Pide el rol de docente en un curso y pulsa «Reintentar», o importa un archivo de curso.',
      moodle:
        'Tu cuenta de Moodle puede leer cursos aquí, pero no editar ninguno. Pide el rol de docente en un curso y pulsa «Reintentar», o importa un archivo de curso.',
    },
    NOT_FOUND: {
      default: 'Esto no existe o no tienes acceso.',
      notBuilt: 'La aplicación web no está compilada. Ejecuta npm run build.',
      takeOfAnother: 'Solo la persona que grabó una toma puede eliminarla.',
      slideHasNoAudio: 'No hay audio disponible para esta diapositiva.',
      pageNotInCourse: 'Esta página ya no está en el curso.',
      pictureNotFetched:
        'El otro sitio no envía esta imagen a Lectern. Descárgala con tu navegador y súbela a la diapositiva.',
    },
    NO_SUCH_CALL: { default: 'Esta llamada de API no existe.' },
    METHOD_NOT_ALLOWED: { default: 'Esta dirección no admite este método.' },
    ALREADY_REGISTERED: { default: 'El correo o la clave de API ya está en uso.' },
    STALE_VERSION: {
      default: 'Alguien guardó esto después de que lo abrieras.',
      savedBy: ({ name }) => `${name} guardó esto después de que lo abrieras.`,
      savedByYou: 'Guardaste esto en otra ventana después de abrirlo aquí.',
    },
    TOO_LARGE: {
      default: 'Esto es más grande de lo que Lectern acepta.',
      document: ({ format }) =>
        ({
          slideshow:
            'Esta presentación es demasiado grande para guardarla (más de 2 MB). Quita o acorta algunas diapositivas.',
          podcast:
            'Este podcast es demasiado grande para guardarlo (más de 2 MB). Quita o acorta algunas líneas.',
        })[format],
    },
    COURSE_FILE_TOO_LARGE: {
      default: 'Este archivo de curso es más grande de lo que Lectern puede importar (500 MB).',
      files: ({ most }) =>
        `Este archivo de curso contiene más de ${plural(most, { one: '# archivo', other: '# archivos' })}, más de lo que Lectern puede importar.`,
      pages: 'Las páginas de este archivo de curso son demasiado grandes para importarlas.',
      file: ({ file, megabytes }) =>
        `«${file}», en este archivo de curso, ocupa descomprimido más de lo que Lectern puede importar (${megabytes} MB).`,
    },
    PICTURE_TOO_LARGE: {
      default: 'Esta imagen tiene más de 50 millones de píxeles. Redúcela e inténtalo de nuevo.',
    },
    RECORDING_TOO_LONG: {
      default: 'Una grabación puede durar 5 minutos como máximo. Graba una más corta o divide el guion.',
    },
    STORAGE_QUOTA_EXCEEDED: {
      default:
        'Tu cuenta ha usado todo su almacenamiento. Pide más a quien administra este sitio de Lectern.',
    },
    UNSUPPORTED_MEDIA_TYPE: {
      default: 'Lectern solo acepta solicitudes en JSON.',
      fileNeeded: ({ type }) => `Envía el propio archivo, como ${type}.`,
    },
    EMBED_FORMAT_NOT_SUPPORTED: {
      default: 'Lectern describe las inserciones solo en JSON (format=json).',
    },
    RANGE_NOT_SATISFIABLE: { default: 'El archivo es más corto que el intervalo solicitado.' },
    NOT_A_COURSE_FILE: {
      default:
        'Esto no es un archivo de curso. Elige un archivo Common Cartridge (.imscc) exportado por tu plataforma de cursos.',
      noPages: 'Este archivo de curso no tiene páginas: solo enlaces, archivos o cuestionarios.',
      noManifest:
        'Este archivo comprimido no es un archivo de curso: no tiene imsmanifest.xml. Elige el propio archivo Common Cartridge (.imscc).',
      badManifest: 'No se puede leer el índice de este archivo de curso (imsmanifest.xml).',
      badPage: ({ page }) => `No se puede leer la página «${page}» de este archivo de curso.`,
      locked: 'Este archivo de curso está protegido con contraseña. Expórtalo sin ella.',
      outside: 'Este archivo de curso hace referencia a archivos que no contiene, por eso no se importó.',
      damaged: 'Este archivo de curso está incompleto o dañado. Vuelve a exportarlo o a descargarlo.',
    },
    NOT_A_PICTURE: {
      default:
        'Las diapositivas no pueden mostrar este archivo. Elige una imagen PNG, JPEG, WebP, GIF o SVG.',
    },
    ARTWORK_NOT_FIT: {
      default:
        'La portada de un podcast es una imagen JPEG o PNG cuadrada de 1400 a 3000 píxeles por lado. Elige otra imagen.',
    },
    NOT_A_RECORDING: {
      default: 'Lectern no puede leer este audio. Envía un archivo WAV, MP3, FLAC u Ogg Opus.',
    },
    RECORDING_SILENT: {
      default: 'En esta grabación no se oye nada. Revisa el micrófono y vuelve a grabar.',
    },
    PAGE_TOO_SHORT: {
      default:
        'Esta página tiene muy poco texto para una clase. Agrega algunos párrafos e inténtalo de nuevo.',
    },
    PAGE_TOO_LONG: {
      default:
        'La página es demasiado larga para este modelo. Elige un modelo con un contexto más amplio o divide la página.',
    },
    PAGE_NOT_READABLE: {
      default: 'Lectern no puede leer esta página.',
      locked: 'Esta página está bloqueada.',
      lockedBecause: ({ explanation }) => explanation,
      otherEditor: 'Esta página se hizo con un editor que Lectern no puede leer.',
    },
    WRITER_REFUSED: {
      default: 'El modelo de lenguaje se negó a escribir esto. Cambia la página o elige otro modelo.',
      contentRules: contentRulesOf(model),
      declined: ({ words }) => `El modelo de lenguaje se negó a escribir esto. Dice: «${words}»`,
      noContent: ({ words }) => `El modelo de lenguaje no escribió el contenido solicitado. Dice: «${words}»`,
    },
    PICTURE_REFUSED: {
      default: 'El modelo de imágenes rechazó esta imagen. Cambia la descripción.',
      contentRules:
        'El proveedor del modelo de imágenes bloquea esta descripción según sus reglas de contenido. Cambia la descripción.',
      declined: ({ words }) => `El modelo de imágenes se negó a crear esta imagen. Dice: «${words}»`,
    },
    VOICE_CANNOT_SPEAK: {
      default: 'Esta voz no puede leer este texto. Elige una voz de su idioma.',
      otherScript: ({ language }) =>
        `Esta voz habla ${languageName(language)} y no puede leer la escritura de este texto. Elige una voz del idioma del texto.`,
      noVoice: (values) =>
        `${otherLanguage(values)} Este sitio de Lectern no tiene ninguna voz que hable ${languageName(values.language)}.`,
      readsEveryLanguage: (values) =>
        `${otherLanguage(values)} Elige una voz que lea todos los idiomas, como ${values.better}.`,
      speaksLanguage: (values) =>
        `${otherLanguage(values)} Elige una voz que hable ${languageName(values.language)}, como ${values.better}.`,
    },
    KEY_REJECTED: {
      default:
        'Tu plataforma de cursos ya no acepta esta clave de API. Actualízala en la configuración de tu cuenta.',
      notAccepted: 'Tu plataforma de cursos no acepta esta clave de API. Revisa la clave.',
    },
    TOO_MANY_ATTEMPTS: {
      default: 'Demasiados intentos. Espera un poco e inténtalo de nuevo.',
      imports: 'Todavía se están importando otros archivos de curso tuyos. Espera a que terminen.',
    },
    BUDGET_SPENT: {
      default: 'El presupuesto de hoy se ha agotado. Inténtelo de nuevo mañana.',
      pages: (values) => `El presupuesto de páginas de hoy de este Lectern se ha agotado. ${renews(values)}`,
      audio: (values) =>
        `No queda suficiente del presupuesto de audio de hoy de este Lectern. ${renews(values)}`,
      dollars: (values) =>
        `No queda suficiente del presupuesto de dinero de hoy de este Lectern. ${renews(values)}`,
      ownPages: (values) => `Su presupuesto de páginas de hoy se ha agotado. ${renews(values)}`,
      ownAudio: (values) => `No queda suficiente de su presupuesto de audio de hoy. ${renews(values)}`,
      ownDollars: (values) => `No queda suficiente de su presupuesto de dinero de hoy. ${renews(values)}`,
    },
    CANCELLED: {
      default: 'Esto se canceló.',
      uploadInterrupted: 'La subida se interrumpió. Inténtalo de nuevo.',
    },
    AUDIO_MISSING: {
      default: 'Algunas líneas de este podcast todavía no tienen audio. Genera primero el audio.',
      noLines: 'Este podcast todavía no tiene líneas que necesiten audio.',
      lines: ({ lines, missing }) =>
        plural(missing, {
          one: `# de ${linesOf(lines)} todavía no tiene audio. Genera primero el audio.`,
          other: `# de ${linesOf(lines)} todavía no tienen audio. Genera primero el audio.`,
        }),
    },
    RECORDING_INCOMPLETE: { default: 'Falta una parte de esta grabación. Vuelve a enviarla.' },
    RECORDING_KEPT: {
      default: 'Esta es tu propia grabación. Confirma que quieres reemplazarla y luego genera el audio.',
    },
    EDITED_MEANWHILE: {
      default:
        'Esta página se editó mientras Lectern la generaba. Tus cambios se conservaron. Vuelve a generarla para reemplazarlos.',
      page: 'La página se volvió a editar después de que leyeras los cambios. Léelos otra vez.',
    },
    NOTHING_TO_RETRY: { default: 'No hay nada que reintentar: nada falló.' },
    BUSY: { default: 'Lectern está muy ocupado. Inténtalo de nuevo en un momento.' },
    INTERNAL: {
      default: 'Algo salió mal por nuestra parte. Inténtalo de nuevo.',
      interrupted: 'Lectern se reinició varias veces mientras creaba esta página. Inténtalo de nuevo.',
    },
    COURSE_SYSTEM_FAILED: {
      default: 'Tu plataforma de cursos envió una respuesta que Lectern no puede usar.',
    },
    NOT_A_COURSE_SYSTEM: {
      default: 'No hay ninguna plataforma de cursos en esta dirección. Revisa la URL base.',
      moodleAddress: ({ address }) => `Moodle indica que su dirección es ${address}. Úsala como URL base.`,
      redirects: ({ address }) => `Esta dirección redirige a ${address}. Usa esa como URL base.`,
      privateNetwork:
        'Esta dirección está dentro de una red privada, donde Lectern no busca plataformas de cursos.',
    },
    COURSE_SYSTEM_FORBIDS: {
      default: 'Tu plataforma de cursos no permite hacer eso con esta clave de API.',
      moodleFiles:
        'Con esta clave de API no se pueden leer archivos de tu Moodle. Pide a quien lo administra que permita «Puede descargar archivos» para el servicio de la clave.',
      moodleFunctions: ({ functions }) =>
        `Tu Moodle no ofrece todo lo que Lectern necesita. Pide a quien lo administra que agregue al servicio de tu clave de API: ${functions}.`,
      moodleWebServices:
        'Los servicios web están desactivados en tu Moodle. Pide a quien lo administra que active los servicios web y el protocolo REST.',
    },
    COURSE_SYSTEM_UNAVAILABLE: {
      default: `Tu plataforma de cursos no responde en este momento. ${soon}`,
    },
    COURSE_SYSTEM_IN_MAINTENANCE: {
      default: 'Tu plataforma de cursos está en mantenimiento. Inténtalo de nuevo cuando termine.',
      moodle: 'Moodle está en mantenimiento. Inténtalo de nuevo cuando termine.',
    },
    PUBLISHING_NOT_POSSIBLE: {
      default:
        'Lectern no puede crear páginas en este curso. Comparte el enlace o añade tú el código para insertar a una página.',
      moodle:
        'Moodle no permite que otros programas creen páginas. Comparte el enlace o añade tú el código para insertar a una página de Moodle.',
      importedCourse:
        'Este curso se importó desde un archivo, así que Lectern no puede crear páginas en él. Comparte el enlace o añade tú el código para insertar a una página.',
    },
    TRANSLATION_NOT_POSSIBLE: {
      default:
        'Para traducir hace falta un modelo de lenguaje, y este Lectern no tiene ninguno. Pide a su administrador que configure uno.',
      sameLanguage: ({ language }) => `Esto ya está en ${languageName(language)}.`,
      exists: ({ language }) =>
        `Ya hay una traducción (${languageName(language)}). Ábrela o elimínala primero.`,
      ofTranslation: 'Esto ya es una traducción. Genera o traduce el original.',
    },
    PAGE_NOT_ACCEPTED: {
      default:
        'Tu plataforma de cursos no aceptó la página. Inténtalo de nuevo o usa el código para insertar.',
      title: 'Tu plataforma de cursos no aceptó el título de la página. Cámbialo y publica de nuevo.',
      content:
        'La página es demasiado larga para tu plataforma de cursos. Usa el enlace o el código para insertar.',
      frontPage:
        'Esta página es la página de inicio del curso, que no se puede ocultar ni eliminar. Elige antes otra página de inicio en tu plataforma de cursos.',
    },
    NOT_COMPLETE_YET: { default: 'Aún no está terminado. Márcalo como completado y publícalo después.' },
    PAGE_CHANGED_IN_COURSE: {
      default: 'Otra persona cambió esta página en tu plataforma de cursos. Elige qué hacer con los cambios.',
      foreign:
        'Esta página ya no tiene el contenido de Lectern, así que Lectern no la cambia. Para crear otra página, quita antes esta de la lista.',
      removal:
        'Otra persona cambió esta página en tu plataforma de cursos, así que no se quitó. Quítala en tu plataforma de cursos.',
      publishing: 'Esta página se está publicando ahora. Espera, o cancela eso primero.',
      removing: 'Esta página se está eliminando en este momento.',
    },
    WRITER_FAILED: {
      default: 'El modelo de lenguaje no entregó un texto utilizable. Inténtalo de nuevo.',
      ...refusalsOf(model),
      ...failuresOf(model),
      key: ({ variable }) => refusalsOf(model, variable).key,
      permission: ({ variable }) => refusalsOf(model, variable).permission,
      webPage: `En lugar del modelo de lenguaje respondió una página web, por ejemplo la de un proxy. ${administrator} revisar la dirección del modelo y el proxy.`,
      empty: ({ task }) =>
        `El modelo de lenguaje no dio ninguna respuesta que Lectern pueda leer. ${advice[task]}`,
      noJson: ({ task }) => `El modelo de lenguaje no escribió el contenido solicitado. ${advice[task]}`,
      unreadable: ({ task }) =>
        `El modelo de lenguaje escribió dos veces seguidas una respuesta que Lectern no puede leer. ${advice[task]}`,
      cutOff: ({ task }) =>
        `El modelo de lenguaje se detuvo dos veces seguidas a mitad de su respuesta. ${advice[task]}`,
      tooLarge: ({ task }) =>
        `El modelo de lenguaje no terminaba su respuesta, por eso Lectern lo detuvo. ${advice[task]}`,
      againstRules: ({ task }) =>
        `El modelo de lenguaje no respetó la forma requerida, dos veces seguidas. ${advice[task]}`,
      language: ({ task }) =>
        `El modelo de lenguaje escribió en un idioma distinto del solicitado. ${advice[task]}`,
      notStorable: 'Lectern no puede guardar lo que se escribió para esta página. Inténtalo de nuevo.',
      outlineCannotTranslate: ({ own, asked }) =>
        `El asistente de esquemas escribe en el idioma de la página: ${languageName(own)}. Para un texto en ${languageName(asked)}, elige un modelo de lenguaje.`,
    },
    WRITER_UNAVAILABLE: {
      default: `El modelo de lenguaje no responde en este momento. ${soon}`,
      ...outagesOf(model),
    },
    PICTURE_FAILED: {
      default: 'El modelo de imágenes no envió una imagen que Lectern pueda usar. Inténtalo de nuevo.',
      ...refusalsOf(pictureModel),
      ...failuresOf(pictureModel),
      key: ({ variable }) => refusalsOf(pictureModel, variable).key,
      permission: ({ variable }) => refusalsOf(pictureModel, variable).permission,
      webPage: `En lugar del modelo de imágenes respondió una página web, por ejemplo la de un proxy. ${administrator} revisar la dirección del modelo y el proxy.`,
      tooLong: 'Esta descripción es demasiado larga para el modelo de imágenes. Acórtala.',
    },
    PICTURE_MODEL_UNAVAILABLE: {
      default: `El modelo de imágenes no responde en este momento. ${soon}`,
      ...outagesOf(pictureModel),
    },
    SPEECH_FAILED: {
      default: 'El motor de voz no produjo ningún audio. Inténtalo de nuevo.',
      ...failuresOf(voiceEngine),
      tooLong: 'Este texto es demasiado largo para el motor de voz. Acórtalo.',
      contentRules: contentRulesOf(voiceEngine),
      unsupportedFormat:
        'El servidor de voz envió el audio en un formato que Lectern no admite (sirven WAV, MP3, Opus y FLAC).',
      engineSetting: ({ engine, setting }) =>
        `${engine} no entiende lo que Lectern le pide. ${administrator} revisar ${setting}.`,
    },
    SPEECH_UNUSABLE: {
      default: 'El motor de voz envió un audio que no se puede usar. Inténtalo de nuevo.',
      tooMuch: 'El servidor de voz envió mucho más audio del que puede tener este texto. Inténtalo de nuevo.',
      clipped: 'El motor de voz envió un audio distorsionado. Inténtalo de nuevo o elige otra voz.',
      silent: 'La voz no produjo ningún sonido para este texto. Inténtalo de nuevo o elige otra voz.',
      partial: 'La voz solo leyó una parte de este texto. Inténtalo de nuevo o elige otra voz.',
      noAudio: 'El servidor de voz no envió ningún audio. Inténtalo de nuevo.',
      cutOff: 'El servidor de voz envió solo una parte del audio. Inténtalo de nuevo.',
      message: `El servidor de voz envió un mensaje en lugar de audio. ${ifItLasts} LECTERN_SPEECH_MODEL_URL.`,
    },
    SPEECH_REFUSED: {
      default: `El motor de voz no acepta la clave de este sitio de Lectern. ${administrator} revisar LECTERN_SPEECH_MODEL_KEY.`,
      ...refusalsOf(voiceEngine),
      engineKey: ({ engine, setting }) =>
        `${engine} no acepta la clave de este sitio de Lectern. ${administrator} revisar ${setting}.`,
      engineSetting: ({ engine, setting }) =>
        `La clave de este sitio de Lectern no puede usar esta voz de ${engine}. ${administrator} permitirlo en el proveedor o revisar ${setting}.`,
    },
    SPEECH_UNAVAILABLE: {
      default: `El motor de voz no responde en este momento. ${soon}`,
      ...outagesOf(voiceEngine),
    },
    DATABASE_UNAVAILABLE: {
      default: 'Lectern no puede acceder a su base de datos. Inténtalo de nuevo en un momento.',
    },
    STORAGE_FULL: { default: 'Lectern se quedó sin espacio en disco. Avisa a quien lo administra.' },
    STORAGE_READ_ONLY: {
      default: 'Lectern no puede escribir en su disco. Avisa a quien lo administra.',
    },
    SHUTTING_DOWN: { default: 'Lectern se está reiniciando. Inténtalo de nuevo en un momento.' },
  },

  notices: {
    CONNECTED: ({ name }) => `Conexión establecida con tu plataforma de cursos como ${name}.`,
    PICTURES_MISSING: ({ count }) =>
      plural(count, {
        one: 'No se pudo obtener una imagen de la página.',
        other: 'No se pudieron obtener # imágenes de la página.',
      }),
    NO_AUDIO: ({ format, count, because }) => `${parts[format](count)} sin audio: ${because}`,
    SOME_AUDIO_MISSING: ({ format, count, because }) =>
      `${parts[format](count)} con audio incompleto: ${because}`,
    SUBSTITUTE_VOICE: ({ format, count, voice, because }) =>
      `${parts[format](count)} por ahora con la voz ${voice}: ${because}`,
    WORDS_LEFT_OUT: ({ format, count, words }) =>
      `${parts[format](count)}: la voz omitió «${words}», que no puede leer.`,
    TONE_NOT_FOLLOWED:
      'El asistente de esquemas conserva las palabras de la página y no puede cambiar su tono.',
    LANGUAGE_NOT_FOLLOWED: 'El asistente de esquemas escribe en el idioma de la página y no puede traducir.',
    INSTRUCTIONS_NOT_FOLLOWED:
      'El asistente de esquemas trabaja con sus propias reglas y no puede seguir instrucciones.',
    SIMPLER_WORDS_NOT_FOLLOWED:
      'El asistente de esquemas conserva las palabras de la página y no puede simplificarlas.',
    INSTRUCTION_NOT_UNDERSTOOD: ({ part }) =>
      `El asistente de esquemas trabaja con reglas y no entendió esta instrucción. ${abilities[part]}`,
    INSTRUCTION_FOLLOWED_IN_PART:
      'El asistente de esquemas trabaja con reglas y siguió solo una parte de esta instrucción.',
    CANNOT_BE_SHORTER: 'Con las palabras de la página, esto no se puede decir más brevemente.',
    NOTHING_TO_ADD: 'La página no dice nada más sobre esto.',
    NO_OTHER_SENTENCES: 'La página no tiene otras frases sobre esto.',
    NO_FURTHER_EXAMPLE: 'La página no da ningún otro ejemplo de esto.',
    NOT_ON_PAGE: 'La página no dice nada sobre esto, así que no hay nada a partir de lo cual reescribirlo.',
    NO_CONTENT_FOR_TYPE: ({ label }) =>
      `La página no tiene aquí contenido para una diapositiva del tipo «${label}».`,
    NO_PICTURE_ON_PAGE: 'La página no tiene aquí ninguna imagen para una diapositiva de este tipo.',
    SENTENCE_NOT_FROM_PAGE: ({ words }) => `Esta frase no es de la página: «${words}»`,
    SENTENCE_DOUBTED: ({ words }) =>
      `Un segundo modelo considera que la página no respalda esta frase: «${words}»`,
    READ_IN_PART: ({ words }) =>
      `Una parte de la página es más larga de lo que un modelo lee de una vez. Solo se usó su comienzo: «${words} …»`,
    LENGTH_LIMITED_BY_PAGE: ({ wished, most }) =>
      `Pidió ${wished} minutos. El contenido de la página alcanza para unos ${most} minutos.`,
    LENGTH_NOT_MET: ({ wished, written }) =>
      `Pidió ${wished} minutos y el modelo de lenguaje escribió unos ${written} minutos.`,
    FOUND_BY_WORDS: ({ own }) =>
      `El asistente de esquemas busca las palabras de tu pregunta. Pregunta en el idioma de la página (${languageName(own)}) y con sus palabras.`,
    TRANSLATION_TO_CHECK: ({ format, count, places }) =>
      ({
        slideshow: plural(count, {
          one: `Revisa la diapositiva ${places}: un número, un nombre, un término o la longitud difiere del original.`,
          other: `Revisa las diapositivas ${places}: números, nombres, términos o la longitud difieren del original.`,
        }),
        podcast: plural(count, {
          one: `Revisa el segmento ${places}: un número, un nombre, un término o la longitud difiere del original.`,
          other: `Revisa los segmentos ${places}: números, nombres, términos o la longitud difieren del original.`,
        }),
      })[format],
    NO_VOICE_FOR_TRANSLATION: ({ language }) =>
      `Este Lectern no tiene ninguna voz para este idioma (${languageName(language)}), así que la traducción no tiene audio.`,
    WRITER_SAYS: ({ words }) => words,
    HANDED_OVER: ({ from, to, because }) =>
      `${makerName(to)} escribió esto, o una parte, en lugar de ${makerName(from)}. El motivo: ${because}`,
    JOINED: ({ by, differs }) => {
      const who = by === 'you' ? 'Ya habías iniciado' : 'Otra persona ya había iniciado'
      return differs === 'voice'
        ? `${who} la generación de esta página con otra voz. Tu elección no se usó.`
        : `${who} la generación de esta página con otros ajustes. Los tuyos no se usaron.`
    },
  },
}
