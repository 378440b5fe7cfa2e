import type { InsightsMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

export const insights: InsightsMessages = {
  insights: {
    figures: 'Chiffres',
    mode: 'Mode',
    edit: 'Modifier',
    back: 'Retour',
    about:
      'Comptés sans identité. Les visites qui demandent à ne pas être comptées sont exclues. Les semaines de moins de cinq visites sont comptées avec les suivantes.',
    loading: 'Chargement des chiffres...',
    notLoaded: 'Impossible de charger les chiffres. Veuillez réessayer.',
    range: 'Période',
    lastWeeks: (weeks: number) => plural(weeks, { one: 'Dernière semaine', other: '# dernières semaines' }),
    downloadCsv: 'Télécharger en CSV',
    notDownloaded: 'Impossible de télécharger les chiffres. Veuillez réessayer.',
    starts: 'Démarrages',
    inThisWeek: (starts: string) => `${starts} cette semaine`,
    finished: 'Terminées',
    ofHundred: (finished: string) => `${finished} sur 100 qui commencent`,
    typicalTime: 'Durée habituelle',
    ofLength: (length: string) => `sur ${length}`,
    quizRight: 'Quiz, juste du premier coup',
    rightOf: (right: string, questions: string) => `${right} sur ${questions}`,
    average: 'En moyenne',
    noAnswers: 'Pas encore de réponses',
    leaving: 'Où ils partent, où ils reviennent',
    leavingAbout: 'Visites qui continuent après chaque partie. La flèche compte les relectures.',
    leavingName: (starts: string, finished: string) =>
      `Sur ${starts} visites, ${finished} continuent jusqu’à la fin.`,
    mostLeave: (left: string, part: string) => `${left} partent à ${part}`,
    leftElsewhere: (visits) =>
      plural(visits, {
        one: '# visite s’est arrêtée avant la première partie, ou à une partie retirée depuis.',
        other: '# visites se sont arrêtées avant la première partie, ou à des parties retirées depuis.',
      }),
    numbered: (number: string, title: string) => `${number}, ${title}`,
    replays: 'Relectures',
    part: 'Partie',
    goOn: 'Continuent',
    left: 'Partent',
    averageTime: 'Durée moyenne',
    byWeek: 'Par semaine',
    byWeekAbout:
      'Contour et nombre au-dessus : démarrages. Plein et nombre à l’intérieur : terminées. Pointillés : moins de cinq visites.',
    week: 'Semaine du',
    fewForWeek: 'Moins de cinq visites',
    quizAnswers: 'Réponses au quiz',
    answers: (answers: number) => plural(answers, { one: '# réponse', other: '# réponses' }),
    fewAnswers: 'Les réponses sont affichées quand cinq visites ont répondu.',
    right: 'Bonne réponse',
    isTrue: 'Vrai',
    isFalse: 'Faux',
    visitsSoFar: (visits: number) =>
      plural(visits, {
        one: '# visite jusqu’ici',
        other: '# visites jusqu’ici',
      }),
    fewVisits:
      'À partir de cinq visites, vous voyez où les élèves partent, ce qu’ils relisent et comment ils répondent. Moins désignerait des personnes précises.',
    longerRange:
      'Trop peu de visites pendant ces semaines pour en montrer plus. Choisissez une période plus longue.',
    copyLink: 'Copier à nouveau le lien',
    copied: 'Lien copié.',
    notCopied: 'Impossible de copier le lien. Veuillez réessayer.',
    counting: 'Compter les visites dans ce cours',
    countingAbout:
      'Aucun nom et aucune adresse ne sont enregistrés. Si vous le désactivez, les nouvelles visites ne sont pas comptées, et les chiffres antérieurs restent.',
    notSaved: 'Impossible d’enregistrer. Veuillez réessayer.',
  },
}
