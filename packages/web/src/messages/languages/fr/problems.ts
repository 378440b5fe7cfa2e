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

const languageName = /* @__PURE__ */ languageNamesIn('fr')

const soon = 'Veuillez réessayer dans quelques minutes.'

const renews = ({ renewsAt }: Renewal) => `Il se renouvelle le ${momentInUtc(renewsAt, 'fr')}.`

function later({ waitSeconds }: Waiting): string {
  const wait = waitOf(waitSeconds)
  if (wait.unit === 'unknown') return soon
  const time =
    wait.unit === 'minute'
      ? plural(wait.count, { one: 'une minute', other: '# minutes' })
      : plural(wait.count, { one: 'une heure', other: '# heures' })
  return `Veuillez réessayer dans ${time}.`
}

const administrator = 'La personne qui administre ce site Lectern doit'
const ifItLasts = 'Si cela dure, la personne qui administre ce site Lectern doit vérifier'

interface Provider {
  readonly it: string
  /** After 'de'. */
  readonly of: string
  readonly to: string
  readonly setting: string
}

const refusalsOf = ({ it, of, setting }: Provider, variable = `${setting}_KEY`) => ({
  credit: `Le compte de ce site Lectern chez le fournisseur ${of} a épuisé son crédit ou son quota. ${administrator} le recharger.`,
  region: `${it} n’est pas proposé dans le pays de ce serveur. ${administrator} en choisir un autre dans ${setting}.`,
  key: `${it} n’accepte pas la clé de ce site Lectern. ${administrator} vérifier ${variable}.`,
  permission: `La clé de ce site Lectern ne permet pas l’utilisation ${of}. ${administrator} l’autoriser chez le fournisseur, ou modifier ${setting} ou ${variable}.`,
})

const failuresOf = ({ it, to, setting }: Provider) => ({
  insecure: `La connexion ${to} n’est pas sécurisée : Lectern ne l’a donc pas utilisée. ${administrator} vérifier le certificat de ${setting}_URL.`,
  unknownModel: `${it} configuré n’existe pas chez son fournisseur. ${administrator} vérifier ${setting} (et ${setting}_URL).`,
  noSuchAddress: `${it} est introuvable à son adresse. ${administrator} vérifier ${setting}_URL et ${setting}.`,
  memory: `${it} demande plus de mémoire que son serveur n’en a. ${administrator} en choisir un plus petit dans ${setting}.`,
  misunderstood: `${it} ne comprend pas ce que Lectern lui demande. ${administrator} vérifier si ${setting} convient à cet usage, et en essayer un autre.`,
})

const outagesOf = ({ it, of, to, setting }: Provider) => ({
  noAddress: `L’adresse ${of} est introuvable pour le moment. ${ifItLasts} ${setting}_URL.`,
  notRunning: `${it} n’est pas démarré ou n’est pas joignable. ${ifItLasts} ${setting}_URL.`,
  slow: `${it} a mis trop de temps à répondre. ${soon}`,
  disconnected: `La connexion ${to} a été coupée avant la réponse. ${soon}`,
  rate: (wait: Waiting) => `${it} reçoit plus de demandes que son fournisseur ne le permet. ${later(wait)}`,
  busy: (wait: Waiting) => `${it} est surchargé ou encore en train de démarrer. ${later(wait)}`,
  itsOwnFault: (wait: Waiting) => `${it} est en panne pour le moment. ${later(wait)}`,
  askedToWait: (wait: Waiting) => `${it} a demandé à Lectern d’attendre. ${later(wait)}`,
  resting: (wait: Waiting) => `${it} n’a pas répondu plusieurs fois de suite. ${later(wait)}`,
  crowded: (wait: Waiting) => `${it} a trop de demandes en attente. ${later(wait)}`,
})

const contentRulesOf = ({ of }: Provider) =>
  `Le fournisseur ${of} bloque ce texte selon ses règles de contenu. Modifiez la page ou choisissez un autre modèle.`

const model: Provider = {
  it: 'Le modèle de langage',
  of: 'du modèle de langage',
  to: 'au modèle de langage',
  setting: 'LECTERN_LANGUAGE_MODEL',
}
const pictureModel: Provider = {
  it: 'Le modèle d’images',
  of: 'du modèle d’images',
  to: 'au modèle d’images',
  setting: 'LECTERN_IMAGE_MODEL',
}
const voiceEngine: Provider = {
  it: 'Le moteur vocal',
  of: 'du moteur vocal',
  to: 'au moteur vocal',
  setting: 'LECTERN_SPEECH_MODEL',
}

const otherLanguage = ({ voice, voiceLanguage, content, language }: OtherLanguage) =>
  `${voice} parle ${languageName(voiceLanguage)}. ${content === 'page' ? 'Cette page' : 'Ce texte'} est en ${languageName(language)}.`

const advice = {
  page: 'Veuillez réessayer ou choisir un autre modèle.',
  part: 'Veuillez réessayer ou dire autrement ce que vous souhaitez.',
}

const parts = {
  slideshow: (count: number) => plural(count, { one: '# diapositive', other: '# diapositives' }),
  podcast: (count: number) => plural(count, { one: '# réplique', other: '# répliques' }),
}

/** Fields without a name in words are not part of the sentence. */
function check(field: string | undefined): string {
  const name = fieldName(field)
  return name === undefined ? 'Veuillez vérifier cette demande' : `Veuillez vérifier « ${name} »`
}

const incomplete = 'Un élément de cette demande manque ou n’a pas le bon format.'

/** The abilities of the outline writer in rewriting, as sentences. */
const abilities = {
  slide:
    'Il peut raccourcir ou développer une diapositive, utiliser d’autres phrases de la page, ajouter un exemple de la page et changer le type de la diapositive.',
  lines:
    'Il peut raccourcir ou développer des répliques, utiliser d’autres phrases de la page et ajouter un exemple de la page.',
}

export const problems: ProblemMessages = {
  sentences: {
    INVALID_REQUEST: {
      default: incomplete,
      notJson: 'Le contenu de cette demande n’est pas du JSON valide.',
      malformedAddress: 'Cette adresse est mal formée.',
      notAnEtag: 'If-Match doit être un ETag de ce document.',
      field: ({ field }) =>
        fieldName(field) ? `${check(field)} : la valeur manque ou n’a pas la bonne forme.` : incomplete,
      unstorable: ({ field }) =>
        `${check(field)} : la valeur contient un caractère que Lectern ne peut pas enregistrer.`,
      tooDeep: ({ field }) => `${check(field)} : la valeur est imbriquée trop profondément.`,
      schema: ({ sentence }) => sentence,
      notAnEmail: 'Veuillez saisir une adresse e-mail valide.',
      keyOfThatAddressNeeded:
        'Veuillez saisir la clé API de cette adresse. La clé enregistrée n’est envoyée qu’à l’adresse pour laquelle vous l’avez saisie.',
      notABaseUrl:
        'L’URL de base doit commencer par https:// (ou http://) et mener à votre plateforme de cours.',
    },
    UNKNOWN_VOICE: { default: 'Cette voix n’est pas disponible. Veuillez en choisir une autre.' },
    WRONG_PASSWORD: { default: 'Ce n’est pas votre mot de passe actuel.' },
    RESET_LINK_SPENT: {
      default: 'Ce lien a expiré ou a déjà été utilisé. Veuillez en demander un nouveau.',
    },
    EMPTY_SCRIPT: { default: 'Le script est vide. Ajoutez du texte pour générer l’audio.' },
    NOT_LOGGED_IN: { default: 'Veuillez vous connecter pour continuer.' },
    WRONG_CREDENTIALS: { default: 'E-mail ou mot de passe incorrect.' },
    DEMO_ACCOUNT: {
      default:
        'Le compte de démonstration est commun à tous les visiteurs : rien ne peut donc y être modifié. Inscrivez-vous pour avoir votre propre compte.',
    },
    OWNERS_ONLY: {
      default:
        'Seuls les propriétaires de ce site Lectern peuvent voir ceci. L’administrateur les indique dans LECTERN_OWNERS.',
    },
    NO_COURSES_TO_EDIT: {
      default:
        'Votre compte peut lire des cours sur votre plateforme de cours, mais n’en modifier aucun. Demandez le rôle d’enseignant dans un cours, puis cliquez sur « Réessayer », ou importez un fichier de cours.',
      moodle:
        'Votre compte Moodle peut lire des cours ici, mais n’en modifier aucun. Demandez le rôle d’enseignant dans un cours, puis cliquez sur « Réessayer », ou importez un fichier de cours.',
    },
    NOT_FOUND: {
      default: 'Cet élément n’existe pas, ou vous n’y avez pas accès.',
      notBuilt: 'L’application web n’est pas compilée. Veuillez exécuter npm run build.',
      takeOfAnother: 'Seule la personne qui a enregistré une prise peut la supprimer.',
      slideHasNoAudio: 'Aucun audio disponible pour cette diapositive.',
      pageNotInCourse: 'Cette page n’est plus dans le cours.',
      pictureNotFetched:
        'L’autre site n’envoie pas cette image à Lectern. Téléchargez-la avec votre navigateur, puis importez-la dans la diapositive.',
    },
    NO_SUCH_CALL: { default: 'Cet appel d’API n’existe pas.' },
    METHOD_NOT_ALLOWED: { default: 'Cette adresse n’accepte pas cette méthode.' },
    ALREADY_REGISTERED: { default: 'Cet e-mail ou cette clé API est déjà utilisé.' },
    STALE_VERSION: {
      default: 'Quelqu’un a enregistré ce document après que vous l’avez ouvert.',
      savedBy: ({ name }) => `${name} a enregistré ce document après que vous l’avez ouvert.`,
      savedByYou:
        'Vous avez enregistré ce document dans une autre fenêtre après l’avoir ouvert dans celle-ci.',
    },
    TOO_LARGE: {
      default: 'C’est plus volumineux que ce que Lectern accepte.',
      document: ({ format }) =>
        ({
          slideshow:
            'Ce diaporama est trop volumineux pour être enregistré (plus de 2 Mo). Supprimez ou raccourcissez quelques diapositives.',
          podcast:
            'Ce podcast est trop volumineux pour être enregistré (plus de 2 Mo). Supprimez ou raccourcissez quelques répliques.',
        })[format],
    },
    COURSE_FILE_TOO_LARGE: {
      default: 'Ce fichier de cours dépasse la taille que Lectern peut importer (500 Mo).',
      files: ({ most }) =>
        `Ce fichier de cours contient plus de ${plural(most, { one: '# fichier', other: '# fichiers' })} : c’est plus que Lectern ne peut en importer.`,
      pages: 'Les pages de ce fichier de cours sont trop volumineuses pour être importées.',
      file: ({ file, megabytes }) =>
        `« ${file} », dans ce fichier de cours, dépasse une fois décompressé la taille que Lectern peut importer (${megabytes} Mo).`,
    },
    PICTURE_TOO_LARGE: {
      default: 'Cette image a plus de 50 millions de pixels. Veuillez la réduire et réessayer.',
    },
    RECORDING_TOO_LONG: {
      default:
        'Un enregistrement peut durer 5 minutes au plus. Enregistrez-en un plus court ou scindez le script.',
    },
    STORAGE_QUOTA_EXCEEDED: {
      default:
        'Votre compte a utilisé tout son espace de stockage. Veuillez en demander davantage à la personne qui administre ce site Lectern.',
    },
    UNSUPPORTED_MEDIA_TYPE: {
      default: 'Lectern n’accepte que les demandes en JSON.',
      fileNeeded: ({ type }) => `Veuillez envoyer le fichier lui-même, au format ${type}.`,
    },
    EMBED_FORMAT_NOT_SUPPORTED: {
      default: 'Lectern ne décrit les intégrations qu’en JSON (format=json).',
    },
    RANGE_NOT_SATISFIABLE: { default: 'Le fichier est plus court que la plage demandée.' },
    NOT_A_COURSE_FILE: {
      default:
        'Ce n’est pas un fichier de cours. Veuillez choisir un fichier Common Cartridge (.imscc) exporté par votre plateforme de cours.',
      noPages: 'Ce fichier de cours ne contient aucune page : seulement des liens, des fichiers ou des quiz.',
      noManifest:
        'Cette archive n’est pas un fichier de cours : il n’y a pas de fichier imsmanifest.xml. Veuillez choisir le fichier Common Cartridge (.imscc) lui-même.',
      badManifest: 'La table des matières de ce fichier de cours (imsmanifest.xml) est illisible.',
      badPage: ({ page }) => `La page « ${page} » de ce fichier de cours est illisible.`,
      locked: 'Ce fichier de cours est protégé par un mot de passe. Veuillez l’exporter sans mot de passe.',
      outside:
        'Ce fichier de cours renvoie à des fichiers qu’il ne contient pas : il n’a donc pas été importé.',
      damaged:
        'Ce fichier de cours est incomplet ou endommagé. Veuillez l’exporter ou le télécharger à nouveau.',
    },
    NOT_A_PICTURE: {
      default:
        'Les diapositives ne peuvent pas afficher ce fichier. Veuillez choisir une image PNG, JPEG, WebP, GIF ou SVG.',
    },
    ARTWORK_NOT_FIT: {
      default:
        'L’illustration d’un podcast est une image JPEG ou PNG carrée de 1400 à 3000 pixels de côté. Veuillez choisir une autre image.',
    },
    NOT_A_RECORDING: {
      default: 'Lectern ne peut pas lire cet audio. Veuillez envoyer un fichier WAV, MP3, FLAC ou Ogg Opus.',
    },
    RECORDING_SILENT: {
      default: 'On n’entend rien dans cet enregistrement. Vérifiez le micro, puis recommencez.',
    },
    PAGE_TOO_SHORT: {
      default:
        'Cette page a trop peu de texte pour en faire un cours. Ajoutez quelques paragraphes et réessayez.',
    },
    PAGE_TOO_LONG: {
      default:
        'La page est trop longue pour ce modèle. Choisissez un modèle avec un plus grand contexte ou scindez la page.',
    },
    PAGE_NOT_READABLE: {
      default: 'Lectern ne peut pas lire cette page.',
      locked: 'Cette page est verrouillée.',
      lockedBecause: ({ explanation }) => explanation,
      otherEditor: 'Cette page a été créée avec un éditeur que Lectern ne sait pas lire.',
    },
    WRITER_REFUSED: {
      default:
        'Le modèle de langage a refusé d’écrire ce texte. Modifiez la page ou choisissez un autre modèle.',
      contentRules: contentRulesOf(model),
      declined: ({ words }) => `Le modèle de langage a refusé d’écrire ce texte. Il dit : « ${words} »`,
      noContent: ({ words }) =>
        `Le modèle de langage n’a pas écrit le contenu demandé. Il dit : « ${words} »`,
    },
    PICTURE_REFUSED: {
      default: 'Le modèle d’images a refusé cette image. Veuillez modifier la description.',
      contentRules:
        'Le fournisseur du modèle d’images bloque cette description selon ses règles de contenu. Veuillez modifier la description.',
      declined: ({ words }) => `Le modèle d’images a refusé de créer cette image. Il dit : « ${words} »`,
    },
    VOICE_CANNOT_SPEAK: {
      default: 'Cette voix ne peut pas lire ce texte. Veuillez choisir une voix de la même langue.',
      otherScript: ({ language }) =>
        `Cette voix parle ${languageName(language)} et ne peut pas lire l’écriture de ce texte. Veuillez choisir une voix de la langue du texte.`,
      noVoice: (values) =>
        `${otherLanguage(values)} Ce site Lectern n’a aucune voix qui parle ${languageName(values.language)}.`,
      readsEveryLanguage: (values) =>
        `${otherLanguage(values)} Choisissez une voix qui lit toutes les langues, par exemple ${values.better}.`,
      speaksLanguage: (values) =>
        `${otherLanguage(values)} Choisissez une voix qui parle ${languageName(values.language)}, par exemple ${values.better}.`,
    },
    KEY_REJECTED: {
      default:
        'Votre plateforme de cours n’accepte plus cette clé API. Mettez-la à jour dans les paramètres de votre compte.',
      notAccepted: 'Votre plateforme de cours n’accepte pas cette clé API. Veuillez vérifier la clé.',
    },
    TOO_MANY_ATTEMPTS: {
      default: 'Trop de tentatives. Veuillez attendre un peu et réessayer.',
      imports: 'D’autres fichiers de cours sont encore en cours d’importation. Veuillez attendre la fin.',
    },
    BUDGET_SPENT: {
      default: 'Le budget du jour est épuisé. Réessayez demain.',
      pages: (values) => `Le budget de pages du jour de ce Lectern est épuisé. ${renews(values)}`,
      audio: (values) => `Il ne reste pas assez du budget audio du jour de ce Lectern. ${renews(values)}`,
      dollars: (values) =>
        `Il ne reste pas assez du budget financier du jour de ce Lectern. ${renews(values)}`,
      ownPages: (values) => `Votre budget de pages du jour est épuisé. ${renews(values)}`,
      ownAudio: (values) => `Il ne reste pas assez de votre budget audio du jour. ${renews(values)}`,
      ownDollars: (values) => `Il ne reste pas assez de votre budget financier du jour. ${renews(values)}`,
    },
    CANCELLED: {
      default: 'L’opération a été annulée.',
      uploadInterrupted: 'L’envoi a été interrompu. Veuillez réessayer.',
    },
    AUDIO_MISSING: {
      default: 'Des répliques de ce podcast n’ont pas encore d’audio. Générez d’abord l’audio.',
      noLines: 'Ce podcast n’a pas encore de répliques qui demandent de l’audio.',
      lines: ({ lines, missing }) =>
        plural(missing, {
          one: `# réplique sur ${lines} n’a pas encore d’audio. Générez d’abord l’audio.`,
          other: `# répliques sur ${lines} n’ont pas encore d’audio. Générez d’abord l’audio.`,
        }),
    },
    RECORDING_INCOMPLETE: {
      default: 'Une partie de cet enregistrement manque. Veuillez l’envoyer à nouveau.',
    },
    RECORDING_KEPT: {
      default: 'C’est votre propre enregistrement. Confirmez qu’il doit être remplacé, puis générez l’audio.',
    },
    EDITED_MEANWHILE: {
      default:
        'Cette page a été modifiée pendant que Lectern la générait. Vos modifications ont été conservées. Générez-la à nouveau pour les remplacer.',
      page: 'La page a été modifiée à nouveau depuis que vous avez lu les changements. Veuillez les relire.',
    },
    NOTHING_TO_RETRY: { default: 'Il n’y a rien à relancer : rien n’a échoué.' },
    BUSY: { default: 'Lectern est très sollicité. Veuillez réessayer dans un instant.' },
    INTERNAL: {
      default: 'Un problème est survenu de notre côté. Veuillez réessayer.',
      interrupted: 'Lectern a redémarré plusieurs fois pendant la création de cette page. Réessayez.',
    },
    COURSE_SYSTEM_FAILED: {
      default: 'Votre plateforme de cours a envoyé une réponse que Lectern ne peut pas utiliser.',
    },
    NOT_A_COURSE_SYSTEM: {
      default: 'Il n’y a pas de plateforme de cours à cette adresse. Veuillez vérifier l’URL de base.',
      moodleAddress: ({ address }) =>
        `Moodle indique que son adresse est ${address}. Utilisez-la comme URL de base.`,
      redirects: ({ address }) =>
        `Cette adresse redirige vers ${address}. Veuillez utiliser celle-ci comme URL de base.`,
      privateNetwork:
        'Cette adresse se trouve dans un réseau privé, où Lectern ne cherche pas de plateformes de cours.',
    },
    COURSE_SYSTEM_FORBIDS: {
      default: 'Votre plateforme de cours n’autorise pas cette opération avec cette clé API.',
      moodleFiles:
        'Cette clé API ne permet pas de lire les fichiers de votre Moodle. Demandez à la personne qui l’administre d’autoriser « Peut télécharger des fichiers » pour le service de la clé.',
      moodleFunctions: ({ functions }) =>
        `Votre Moodle ne propose pas tout ce dont Lectern a besoin. Demandez à la personne qui l’administre d’ajouter au service de votre clé API : ${functions}.`,
      moodleWebServices:
        'Les services web sont désactivés sur votre Moodle. Demandez à la personne qui l’administre d’activer les services web et le protocole REST.',
    },
    COURSE_SYSTEM_UNAVAILABLE: {
      default: `Votre plateforme de cours ne répond pas pour le moment. ${soon}`,
    },
    COURSE_SYSTEM_IN_MAINTENANCE: {
      default: 'Votre plateforme de cours est en maintenance. Veuillez réessayer après la maintenance.',
      moodle: 'Moodle est en maintenance. Veuillez réessayer après la maintenance.',
    },
    PUBLISHING_NOT_POSSIBLE: {
      default:
        'Lectern ne peut pas créer de pages dans ce cours. Partagez le lien, ou ajoutez vous-même le code d’intégration à une page.',
      moodle:
        'Moodle ne permet pas à d’autres programmes de créer des pages. Partagez le lien, ou ajoutez vous-même le code d’intégration à une page de Moodle.',
      importedCourse:
        'Ce cours a été importé d’un fichier : Lectern ne peut pas y créer de pages. Partagez le lien, ou ajoutez vous-même le code d’intégration à une page.',
    },
    TRANSLATION_NOT_POSSIBLE: {
      default:
        'Traduire demande un modèle de langage, et ce Lectern n’en a pas. Demandez à son administrateur d’en configurer un.',
      sameLanguage: ({ language }) => `Ceci est déjà en ${languageName(language)}.`,
      exists: ({ language }) =>
        `Il existe déjà une traduction (${languageName(language)}). Ouvrez-la ou supprimez-la d’abord.`,
      ofTranslation: 'Ceci est déjà une traduction. Générez ou traduisez l’original.',
    },
    PAGE_NOT_ACCEPTED: {
      default:
        'Votre plateforme de cours n’a pas accepté la page. Réessayez, ou utilisez le code d’intégration.',
      title:
        'Votre plateforme de cours n’a pas accepté le titre de la page. Modifiez-le et publiez à nouveau.',
      content:
        'La page est trop longue pour votre plateforme de cours. Utilisez le lien ou le code d’intégration.',
      frontPage:
        'Cette page est la page d’accueil du cours, qui ne peut être ni masquée ni supprimée. Choisissez d’abord une autre page d’accueil dans votre plateforme de cours.',
    },
    NOT_COMPLETE_YET: { default: 'Pas encore terminé. Marquez-le comme terminé, puis publiez-le.' },
    PAGE_CHANGED_IN_COURSE: {
      default:
        'Une autre personne a modifié cette page dans votre plateforme de cours. Choisissez ce qu’il faut faire de ces modifications.',
      foreign:
        'Cette page n’a plus le contenu de Lectern, donc Lectern ne la modifie pas. Pour créer une autre page, retirez d’abord celle-ci de la liste.',
      removal:
        'Une autre personne a modifié cette page dans votre plateforme de cours, elle n’a donc pas été supprimée. Supprimez-la dans votre plateforme de cours.',
      publishing: 'Cette page est en cours de publication. Patientez, ou annulez d’abord la publication.',
      removing: 'Cette page est en cours de suppression.',
    },
    WRITER_FAILED: {
      default: 'Le modèle de langage n’a pas fourni de texte utilisable. Veuillez réessayer.',
      ...refusalsOf(model),
      ...failuresOf(model),
      key: ({ variable }) => refusalsOf(model, variable).key,
      permission: ({ variable }) => refusalsOf(model, variable).permission,
      webPage: `Une page web a répondu à la place du modèle de langage, par exemple celle d’un proxy. ${administrator} vérifier l’adresse du modèle et le proxy.`,
      empty: ({ task }) =>
        `Le modèle de langage n’a donné aucune réponse lisible par Lectern. ${advice[task]}`,
      noJson: ({ task }) => `Le modèle de langage n’a pas écrit le contenu demandé. ${advice[task]}`,
      unreadable: ({ task }) =>
        `Le modèle de langage a écrit deux fois de suite une réponse que Lectern ne peut pas lire. ${advice[task]}`,
      cutOff: ({ task }) =>
        `Le modèle de langage s’est arrêté deux fois de suite au milieu de sa réponse. ${advice[task]}`,
      tooLarge: ({ task }) =>
        `Le modèle de langage n’a pas terminé sa réponse : Lectern l’a donc arrêté. ${advice[task]}`,
      againstRules: ({ task }) =>
        `Le modèle de langage n’a pas respecté la forme demandée, deux fois de suite. ${advice[task]}`,
      language: ({ task }) =>
        `Le modèle de langage a écrit dans une autre langue que celle demandée. ${advice[task]}`,
      notStorable: 'Lectern ne peut pas enregistrer ce qui a été écrit pour cette page. Veuillez réessayer.',
      outlineCannotTranslate: ({ own, asked }) =>
        `L’assistant de plan écrit dans la langue de la page : ${languageName(own)}. Pour un texte en ${languageName(asked)}, choisissez un modèle de langage.`,
    },
    WRITER_UNAVAILABLE: {
      default: `Le modèle de langage ne répond pas pour le moment. ${soon}`,
      ...outagesOf(model),
    },
    PICTURE_FAILED: {
      default: 'Le modèle d’images n’a pas envoyé d’image utilisable. Veuillez réessayer.',
      ...refusalsOf(pictureModel),
      ...failuresOf(pictureModel),
      key: ({ variable }) => refusalsOf(pictureModel, variable).key,
      permission: ({ variable }) => refusalsOf(pictureModel, variable).permission,
      webPage: `Une page web a répondu à la place du modèle d’images, par exemple celle d’un proxy. ${administrator} vérifier l’adresse du modèle et le proxy.`,
      tooLong: 'Cette description est trop longue pour le modèle d’images. Raccourcissez-la.',
    },
    PICTURE_MODEL_UNAVAILABLE: {
      default: `Le modèle d’images ne répond pas pour le moment. ${soon}`,
      ...outagesOf(pictureModel),
    },
    SPEECH_FAILED: {
      default: 'Le moteur vocal n’a produit aucun audio. Veuillez réessayer.',
      ...failuresOf(voiceEngine),
      tooLong: 'Ce texte est trop long pour le moteur vocal. Raccourcissez-le.',
      contentRules: contentRulesOf(voiceEngine),
      unsupportedFormat:
        'Le serveur vocal a envoyé l’audio dans un format que Lectern ne prend pas en charge (WAV, MP3, Opus et FLAC conviennent).',
      engineSetting: ({ engine, setting }) =>
        `${engine} ne comprend pas ce que Lectern lui demande. ${administrator} vérifier ${setting}.`,
    },
    SPEECH_UNUSABLE: {
      default: 'Le moteur vocal a envoyé un audio inutilisable. Veuillez réessayer.',
      tooMuch:
        'Le serveur vocal a envoyé beaucoup plus d’audio que ce texte ne peut en avoir. Veuillez réessayer.',
      clipped: 'Le moteur vocal a envoyé un audio déformé. Veuillez réessayer ou choisir une autre voix.',
      silent: 'La voix n’a produit aucun son pour ce texte. Veuillez réessayer ou choisir une autre voix.',
      partial: 'La voix n’a dit qu’une partie de ce texte. Veuillez réessayer ou choisir une autre voix.',
      noAudio: 'Le serveur vocal n’a envoyé aucun audio. Veuillez réessayer.',
      cutOff: 'Le serveur vocal n’a envoyé qu’une partie de l’audio. Veuillez réessayer.',
      message: `Le serveur vocal a envoyé un message au lieu d’un audio. ${ifItLasts} LECTERN_SPEECH_MODEL_URL.`,
    },
    SPEECH_REFUSED: {
      default: `Le moteur vocal n’accepte pas la clé de ce site Lectern. ${administrator} vérifier LECTERN_SPEECH_MODEL_KEY.`,
      ...refusalsOf(voiceEngine),
      engineKey: ({ engine, setting }) =>
        `${engine} n’accepte pas la clé de ce site Lectern. ${administrator} vérifier ${setting}.`,
      engineSetting: ({ engine, setting }) =>
        `La clé de ce site Lectern ne peut pas utiliser cette voix de ${engine}. ${administrator} l’autoriser chez le fournisseur ou vérifier ${setting}.`,
    },
    SPEECH_UNAVAILABLE: {
      default: `Le moteur vocal ne répond pas pour le moment. ${soon}`,
      ...outagesOf(voiceEngine),
    },
    DATABASE_UNAVAILABLE: {
      default: 'Lectern ne peut pas joindre sa base de données. Veuillez réessayer dans un instant.',
    },
    STORAGE_FULL: {
      default: 'Lectern n’a plus d’espace disque. Veuillez prévenir la personne qui administre ce site.',
    },
    STORAGE_READ_ONLY: {
      default:
        'Lectern ne peut pas écrire sur son disque. Veuillez prévenir la personne qui administre ce site.',
    },
    SHUTTING_DOWN: { default: 'Lectern redémarre. Veuillez réessayer dans un instant.' },
  },

  notices: {
    CONNECTED: ({ name }) => `Connexion à votre plateforme de cours établie en tant que ${name}.`,
    PICTURES_MISSING: ({ count }) =>
      plural(count, {
        one: 'Une image de la page n’a pas pu être récupérée.',
        other: '# images de la page n’ont pas pu être récupérées.',
      }),
    NO_AUDIO: ({ format, count, because }) => `${parts[format](count)} sans audio : ${because}`,
    SOME_AUDIO_MISSING: ({ format, count, because }) =>
      `${parts[format](count)} avec un audio incomplet : ${because}`,
    SUBSTITUTE_VOICE: ({ format, count, voice, because }) =>
      `${parts[format](count)} avec la voix ${voice} pour l’instant : ${because}`,
    WORDS_LEFT_OUT: ({ format, count, words }) =>
      `${parts[format](count)} : la voix a omis « ${words} », qu’elle ne peut pas lire.`,
    TONE_NOT_FOLLOWED: 'L’assistant de plan garde les mots de la page et ne peut pas en changer le ton.',
    LANGUAGE_NOT_FOLLOWED: 'L’assistant de plan écrit dans la langue de la page et ne peut pas traduire.',
    INSTRUCTIONS_NOT_FOLLOWED:
      'L’assistant de plan suit ses propres règles et ne peut pas suivre de consignes.',
    SIMPLER_WORDS_NOT_FOLLOWED:
      'L’assistant de plan garde les mots de la page et ne peut pas les simplifier.',
    INSTRUCTION_NOT_UNDERSTOOD: ({ part }) =>
      `L’assistant de plan suit des règles et n’a pas compris cette consigne. ${abilities[part]}`,
    INSTRUCTION_FOLLOWED_IN_PART:
      'L’assistant de plan suit des règles et n’a suivi qu’une partie de cette consigne.',
    CANNOT_BE_SHORTER: 'Avec les mots de la page, cela ne peut pas être dit plus brièvement.',
    NOTHING_TO_ADD: 'La page n’en dit pas plus à ce sujet.',
    NO_OTHER_SENTENCES: 'La page n’a pas d’autres phrases à ce sujet.',
    NO_FURTHER_EXAMPLE: 'La page ne donne pas d’autre exemple à ce sujet.',
    NOT_ON_PAGE: 'La page ne dit rien à ce sujet : il n’y a donc rien à partir de quoi réécrire.',
    NO_CONTENT_FOR_TYPE: ({ label }) =>
      `La page n’a pas ici de contenu pour une diapositive de type « ${label} ».`,
    NO_PICTURE_ON_PAGE: 'La page n’a pas ici d’image pour une diapositive de ce type.',
    SENTENCE_NOT_FROM_PAGE: ({ words }) => `Cette phrase ne vient pas de la page : « ${words} »`,
    SENTENCE_DOUBTED: ({ words }) =>
      `Un second modèle estime que la page n’appuie pas cette phrase : « ${words} »`,
    READ_IN_PART: ({ words }) =>
      `Une partie de la page est plus longue que ce qu’un modèle lit en une fois. Seul son début a été utilisé : « ${words} … »`,
    LENGTH_LIMITED_BY_PAGE: ({ wished, most }) =>
      `Vous avez demandé ${wished} minutes. Le contenu de la page suffit pour environ ${most} minutes.`,
    LENGTH_NOT_MET: ({ wished, written }) =>
      `Vous avez demandé ${wished} minutes, et le modèle de langage en a écrit environ ${written}.`,
    FOUND_BY_WORDS: ({ own }) =>
      `L’assistant de plan cherche les mots de votre question. Posez-la dans la langue de la page (${languageName(own)}) et avec ses mots.`,
    TRANSLATION_TO_CHECK: ({ format, count, places }) =>
      ({
        slideshow: plural(count, {
          one: `Vérifiez la diapositive ${places} : un nombre, un nom, un terme ou la longueur diffère de l’original.`,
          other: `Vérifiez les diapositives ${places} : des nombres, des noms, des termes ou la longueur diffèrent de l’original.`,
        }),
        podcast: plural(count, {
          one: `Vérifiez le segment ${places} : un nombre, un nom, un terme ou la longueur diffère de l’original.`,
          other: `Vérifiez les segments ${places} : des nombres, des noms, des termes ou la longueur diffèrent de l’original.`,
        }),
      })[format],
    NO_VOICE_FOR_TRANSLATION: ({ language }) =>
      `Ce Lectern n’a aucune voix pour cette langue (${languageName(language)}), donc la traduction n’a pas d’audio.`,
    WRITER_SAYS: ({ words }) => words,
    HANDED_OVER: ({ from, to, because }) =>
      `${makerName(to)} a écrit ceci, en tout ou en partie, à la place de ${makerName(from)}. La raison : ${because}`,
    JOINED: ({ by, differs }) => {
      const who = by === 'you' ? 'Vous aviez déjà lancé' : 'Un ou une collègue avait déjà lancé'
      return differs === 'voice'
        ? `${who} la génération de cette page avec une autre voix. Votre choix n’a pas été retenu.`
        : `${who} la génération de cette page avec d’autres paramètres. Les vôtres n’ont pas été retenus.`
    },
  },
}
