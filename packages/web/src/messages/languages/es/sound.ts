import type { SoundMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

const theOthers = (count: number): string =>
  plural(count, {
    one: 'La otra recibe audio sintético.',
    other: 'Las otras # reciben audio sintético.',
  })

export const sound: SoundMessages = {
  audio: {
    none: 'Esta diapositiva no tiene audio',
    notFound: 'No se encontró el archivo de audio. Genera el audio de nuevo.',
    slow: 'El archivo de audio tarda demasiado en cargar. Puede que no esté disponible.',
    playing: (reason) => `Error al reproducir el audio: ${reason}`,
    loading: (reason) => `Error al cargar el audio: ${reason}. Genéralo de nuevo.`,
    refused: (message) => `No se pudo reproducir el audio: ${message}`,

    aborted: 'Reproducción interrumpida',
    network: 'Error de red',
    undecodable: 'No se pudo decodificar el audio',
    unsupported: 'Formato de audio no compatible',
    unknown: 'Error desconocido',
    otherError: (code) => `Código de error ${code}`,

    play: 'Reproducir',
    pause: 'Pausar',
    position: 'Posición',
    timeOf: (time, duration) => `${time} de ${duration}`,
  },

  'recording/capture': {
    microphoneNumber: (number) => `Micrófono ${number}`,
  },

  recording: {
    ownRecording: 'Grabación propia',

    strip: 'Grabación',
    recordVoice: 'Graba tu voz',
    recordingVoice: 'Grabando tu voz',
    scriptTime: (time) => `el guion dura aprox. ${time}`,
    script: 'Guion para leer',
    closeStrip: 'Cerrar la grabación',
    openingMicrophone: 'Abriendo el micrófono…',
    microphone: 'Micrófono',
    startsIn: (seconds) => `La grabación empieza en ${seconds}`,
    breatheIn: 'Inhala. La grabación empieza después del «uno».',
    cancel: 'Cancelar',
    record: 'Grabar',
    stop: 'Detener',
    startOver: 'Empezar de nuevo',
    keys: 'Espacio: detener<line/>R: empezar de nuevo',
    scriptFirst: 'Primero escribe el guion. Los subtítulos necesitan sus palabras.',
    microphoneLevel: 'Nivel del micrófono',
    levels: { quiet: 'bajo', good: 'buen nivel', loud: 'demasiado alto' },

    countingIn: 'La grabación empieza en tres segundos. Espacio para detener, R para empezar de nuevo.',
    recorded: 'Grabación lista. Conserva esta toma, escúchala o graba otra vez.',
    microphoneOn: 'El micrófono está abierto. Todavía no se graba nada.',

    recordingTooLong: 'Una grabación dura como máximo 5 minutos. Esto es lo que se grabó hasta ahí.',
    microphoneUnplugged: 'Se desconectó el micrófono. Esto es lo que se grabó hasta ahí.',
    fileNotSound: 'Este archivo no se puede leer como audio. Elige un archivo WAV, MP3 o M4A.',
    fileTooLong: 'Una grabación dura como máximo 5 minutos. Elige un archivo más corto.',

    inYourVoice: 'Dilo con tu propia voz',
    aboutMicrophone:
      'Tu navegador pedirá permiso para usar el micrófono. No se graba nada hasta que pulses «Grabar», y nada sale de esta página hasta que conserves una toma.',
    allowMicrophone: 'Usar mi micrófono',
    blocked: 'El micrófono está bloqueado',
    aboutBlocked:
      'Pulsa el candado junto a la dirección, permite el micrófono e inténtalo de nuevo. Mientras tanto, sigue la voz sintética.',
    noMicrophone: 'No se encontró ningún micrófono',
    aboutNoMicrophone: 'Conecta uno y aparecerá aquí. O sube una grabación WAV, MP3 o M4A.',
    unplugged: 'Se desconectó el micrófono',
    aboutUnplugged: 'Vuelve a conectarlo y aparecerá aquí. O sube una grabación WAV, MP3 o M4A.',
    inUse: 'El micrófono no responde',
    aboutInUse:
      'Puede que otro programa lo esté usando. Cierra llamadas y otras grabadoras e inténtalo de nuevo.',
    notOffered: 'Este navegador no ofrece micrófono aquí',
    aboutNotOffered:
      'Sí lo ofrece en direcciones que empiezan con https. Puedes subir una grabación WAV, MP3 o M4A.',
    tryAgain: 'Reintentar',
    showWhere: 'Mostrar dónde',
    whereBrowsersAllow:
      'Chrome y Edge: el icono delante de la dirección y luego «Micrófono». Firefox: el micrófono tachado delante de la dirección. Safari: el menú «Safari», «Configuración de este sitio web», «Micrófono».',
    uploadRecording: 'Subir una grabación',
    fileToUpload: 'Grabación para subir',

    keepTake: 'Conservar esta toma',
    listen: (duration) => `Escuchar, ${duration}`,
    stopListening: 'Dejar de escuchar',
    recordAgain: 'Grabar otra vez',
    takeKept: 'Esta toma se conservó.',
    takeDeleted: 'Esta toma se eliminó.',
    takeOnItsWay: 'Esta toma se está enviando. Puedes continuar.',
    nothingSent: 'Todavía no ha salido nada de esta página.',
    nothingSentButSafe: 'Todavía no ha salido nada de esta página. La toma está a salvo en este dispositivo.',
    nothingSentAndUnsafe:
      'Todavía no ha salido nada de esta página. Este navegador no guarda nada; conserva la toma antes de salir.',

    takes: 'Tomas',
    newestFirst: 'la más reciente primero',
    noTakes: 'Todavía no hay tomas. Aquí aparece cada una que grabes.',
    take: (number) => `Toma ${number}`,
    playTake: (number) => `Reproducir la toma ${number}`,
    stopTake: (number) => `Detener la toma ${number}`,
    moreForTake: (number) => `Más acciones para la toma ${number}`,
    takeInUse: 'En uso',
    takeNotKeptYet: 'Sin conservar todavía',
    earlierScript: 'Sigue un guion anterior.',
    recordedToday: (duration, time) => `${duration} · ${time}`,
    recordedOn: (duration, day, time) => `${duration} · ${day}, ${time}`,
    chooseTake: 'Usar esta toma',
    takeNotUsed: 'No se pudo usar esta toma. Inténtalo de nuevo.',
    deleteTake: (number) => `Eliminar la toma ${number}`,
    askDeleteTake: (number) => `¿Eliminar la toma ${number}?`,
    aboutDeleting: 'Una toma eliminada no se puede recuperar.',
    delete: 'Eliminar',
    takeNotDeleted: 'No se pudo eliminar esta toma. Inténtalo de nuevo.',

    leavePageOpen: 'Este navegador no guarda nada; deja esta página abierta hasta que se envíe la toma.',
    waitingForTurn: 'Espera su turno.',
    sendingProgress: (percent) => `Enviando la toma, ${percent} % enviado`,
    sent: (percent) => `${percent} % enviado.`,
    sentAndWaiting: (percent, reason) =>
      `${percent} % enviado. ${reason} La toma está a salvo en este dispositivo y se enviará automáticamente.`,
    sentAndWaitingUnsafe: (percent, reason) =>
      `${percent} % enviado. ${reason} Este navegador no guarda nada; deja esta página abierta hasta que se envíe la toma.`,
    levelling: 'Enviada. Nivelando el sonido…',

    voice: 'Voz',
    synthesized: 'Sintética',
    myOwn: 'La mía',
    recordFirst: 'Graba una toma y consérvala: será la voz.',
    generating: 'Generando…',
    recordingStays: 'Tu grabación se mantiene cuando generas todo, a menos que decidas lo contrario.',
    trimSilence: 'Recortar silencios',
    aboutTrimming: 'Al principio y al final de cada toma',
    trimmed: (start, end) => `${start} s al principio, ${end} s al final`,
    countMeIn: 'Cuenta regresiva',
    aboutCountingIn: '3, 2, 1 antes de cada toma',
    sameLoudness: 'Cada toma se ajusta al volumen del resto del audio.',
    captionsFollowScript:
      'Los subtítulos siguen el guion. ¿Lo dijiste de otra forma? Ajusta el guion a lo que dijiste.',
    captionsFollowScriptLinked:
      'Los subtítulos siguen el guion. ¿Lo dijiste de otra forma? <link>Ajusta el guion a lo que dijiste</link>',

    askKeepRecordings: (count) =>
      plural(count, { one: '¿Conservar tu grabación?', other: '¿Conservar tus # grabaciones?' }),
    keepRecordings: (count) =>
      plural(count, { one: 'Conservar mi grabación', other: 'Conservar mis grabaciones' }),
    replaceRecordings: (count) => plural(count, { one: 'Reemplazarla', other: 'Reemplazarlas también' }),
    aboutKeepingAll: (recorded) =>
      `${recorded} No falta audio en nada más. Las tomas reemplazadas quedan en la lista de tomas.`,
    aboutKeeping: (recorded, others) =>
      `${recorded} ${theOthers(others)} Las tomas reemplazadas quedan en la lista de tomas.`,
  },

  'recording/take-outbox': {
    waitingForConnection: 'Esperando la conexión.',
    takeNotKept: 'No se pudo conservar esta toma. Inténtalo de nuevo.',
  },

  glossary: {
    title: 'Pronunciación',
    titleIn: (course) => `Pronunciación en ${course}`,
    explanation:
      'Nombres, abreviaturas y palabras extranjeras que las voces dicen mal: escribe cada una tal como se debe leer en voz alta. Vale para todas las presentaciones y los podcasts del curso.',
    loading: 'Cargando el glosario…',
    loadFailed: 'No se pudo cargar el glosario.',
    addTerm: 'Agregar término',
    cancel: 'Cancelar',
    save: 'Guardar',
    saving: 'Guardando…',
    saved: 'Pronunciación guardada. Lo que ahora se dice de otra forma necesita audio nuevo.',
    saveFailed: 'No se pudo guardar el glosario. Inténtalo de nuevo.',
    changedElsewhere:
      'Entretanto, este glosario se modificó, por un colega o en otra ventana. La lista ya contiene esos cambios. Si cambiaste el mismo término, se conserva tu versión. Revísala y guarda de nuevo.',
    discardTitle: '¿Descartar tus cambios?',
    discardQuestion: 'Los términos que escribiste o cambiaste no están guardados.',
    discard: 'Descartar',
    keepEditing: 'Seguir editando',

    term: (number) => `Término ${number}`,
    emptyTerm: (number) => `término ${number}`,
    saidAs: 'Se dice',
    language: 'Idioma',
    allLanguages: 'Todos los idiomas',
    remove: (term) => `Eliminar ${term}`,
    repeated: 'Este término ya aparece más arriba.',
    sayIt: 'Escuchar',
    say: (term) => `Escuchar: ${term}`,
    pause: (term) => `Pausar ${term}`,
    noVoice: 'Ninguna voz habla este idioma',
  },

  voices: {
    selectVoice: 'Elegir voz',
    unreachable: 'Una voz que ahora no está disponible',
    loadFailed: 'No se pudieron cargar las voces disponibles. Inténtalo de nuevo.',
    speaksOther: (voice, language, content) =>
      `${voice} habla ${language}, pero hay contenido en ${content}.`,
    speaksOtherOnSomePages: (voice, language, content) =>
      `${voice} habla ${language}, pero algunas páginas están en ${content}.`,
    takeBetter: (voice, language) => `Usar ${voice} (${language})`,

    sampleText: 'Texto de muestra',
    search: 'Buscar voces',
    searchPlaceholder: 'Buscar voces…',
    language: 'Idioma',
    allLanguages: 'Todos los idiomas',
    voices: 'Voces',
    loading: 'Cargando voces…',
    noneFound: 'Ninguna voz coincide con tus criterios',

    quality: { good: 'Buena calidad', fair: 'Calidad media', poor: 'Calidad baja' },
    followsTones: 'Sigue el tono de las líneas',
    select: 'Elegir',
    selected: 'Elegida',
    selectNamed: (voice) => `Elegir ${voice}`,
    selectedNamed: (voice) => `${voice}, voz elegida`,
    playSample: (voice) => `Reproducir una muestra de ${voice}`,
    pauseSample: (voice) => `Pausar la muestra de ${voice}`,
    sampleFailed: 'No se pudo reproducir la muestra de voz. Inténtalo de nuevo.',

    pronunciation: 'Pronunciación',
  },
}
