import type { InsightsMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

export const insights: InsightsMessages = {
  insights: {
    figures: 'Cifras',
    mode: 'Modo',
    edit: 'Editar',
    back: 'Atrás',
    about:
      'Se cuenta sin identidad. No se incluyen las visitas que piden no ser contadas. Las semanas con menos de cinco visitas se cuentan junto con las siguientes.',
    loading: 'Cargando las cifras...',
    notLoaded: 'No se pudieron cargar las cifras. Inténtalo de nuevo.',
    range: 'Periodo',
    lastWeeks: (weeks: number) => plural(weeks, { one: 'Última semana', other: 'Últimas # semanas' }),
    downloadCsv: 'Descargar como CSV',
    notDownloaded: 'No se pudieron descargar las cifras. Inténtalo de nuevo.',
    starts: 'Inicios',
    inThisWeek: (starts: string) => `${starts} en esta semana`,
    finished: 'Terminadas',
    ofHundred: (finished: string) => `${finished} de cada 100 que empiezan`,
    typicalTime: 'Tiempo habitual',
    ofLength: (length: string) => `de ${length}`,
    quizRight: 'Cuestionario, bien al primer intento',
    rightOf: (right: string, questions: string) => `${right} de ${questions}`,
    average: 'De media',
    noAnswers: 'Todavía no hay respuestas',
    leaving: 'Dónde se van, dónde vuelven atrás',
    leavingAbout: 'Visitas que siguen después de cada parte. La flecha cuenta las repeticiones.',
    leavingName: (starts: string, finished: string) =>
      `De ${starts} visitas, ${finished} siguen hasta el final.`,
    mostLeave: (left: string, part: string) => `${left} se van en ${part}`,
    leftElsewhere: (visits) =>
      plural(visits, {
        one: '# visita terminó antes de la primera parte o en una parte que se quitó después.',
        other: '# visitas terminaron antes de la primera parte o en partes que se quitaron después.',
      }),
    numbered: (number: string, title: string) => `${number}, ${title}`,
    replays: 'Repeticiones',
    part: 'Parte',
    goOn: 'Siguen',
    left: 'Se van',
    averageTime: 'Tiempo medio',
    byWeek: 'Por semana',
    byWeekAbout:
      'Contorno y número encima: inicios. Relleno y número dentro: terminadas. Línea discontinua: menos de cinco visitas.',
    week: 'Semana del',
    fewForWeek: 'Menos de cinco visitas',
    quizAnswers: 'Respuestas del cuestionario',
    answers: (answers: number) => plural(answers, { one: '# respuesta', other: '# respuestas' }),
    fewAnswers: 'Las respuestas se muestran cuando han respondido cinco visitas.',
    right: 'Respuesta correcta',
    isTrue: 'Verdadero',
    isFalse: 'Falso',
    visitsSoFar: (visits: number) =>
      plural(visits, {
        one: '# visita hasta ahora',
        other: '# visitas hasta ahora',
      }),
    fewVisits:
      'A partir de cinco visitas verás dónde se van los estudiantes, qué repiten y cómo responden. Menos señalarían a personas concretas.',
    longerRange: 'Hay muy pocas visitas en estas semanas para mostrar más. Elija un periodo más largo.',
    copyLink: 'Copiar otra vez el enlace',
    copied: 'Enlace copiado.',
    notCopied: 'No se pudo copiar el enlace. Inténtalo de nuevo.',
    counting: 'Contar las visitas en este curso',
    countingAbout:
      'No se guardan nombres ni direcciones. Si lo desactiva, las visitas nuevas no se cuentan y las cifras anteriores se conservan.',
    notSaved: 'No se pudo guardar. Inténtalo de nuevo.',
  },
}
