import type { LoginMessages } from '../language-messages.ts'
import { domainLogin } from './domain-login.ts'
import { problems } from './problems.ts'

export const login: LoginMessages = {
  problems,
  ...domainLogin,
  api: {
    noAnswer: 'Lectern ne répond pas. Vérifiez votre connexion, puis réessayez.',
    lateAnswer: 'Lectern n’a pas répondu à temps. Vérifiez votre connexion, puis réessayez.',
    unreadableAnswer: 'La réponse de Lectern est illisible. Veuillez réessayer.',
  },

  app: {
    loading: 'Chargement…',
    notReachable: 'Lectern est injoignable. Nouvelle tentative…',
    somethingWentWrong: 'Un problème est survenu',
    screenFailed: 'Cet écran n’a pas pu s’afficher. Ce que vous avez enregistré est en sécurité.',
    backToCourses: 'Retour aux cours',
    tryAgain: 'Réessayer',
  },

  'course systems': {
    canvas: {
      keySteps: {
        openSettings: 'Connectez-vous à Canvas et cliquez sur Compte, puis sur Paramètres.',
        newToken: 'Descendez jusqu’à Intégrations approuvées et cliquez sur Nouveau jeton d’accès.',
        generateToken: 'Indiquez Lectern comme objectif et cliquez sur Générer un jeton.',
        copyToken: 'Copiez le jeton et collez-le ici. Canvas ne l’affiche qu’une seule fois.',
      },
      drawing: {
        notifications: 'Notifications',
        profile: 'Profil',
        files: 'Fichiers',
        settings: 'Paramètres',
        approvedIntegrations: 'Intégrations approuvées',
        newAccessToken: '+ Nouveau jeton d’accès',
      },
      checks: {
        role: 'Vous enseignez ce cours, le concevez ou y apportez votre aide : Lectern n’affiche pas les cours que vous ne faites que suivre.',
        courseState: 'Le cours n’est ni terminé ni supprimé.',
        token: 'Le jeton appartient à votre propre compte Canvas et n’a pas expiré.',
        baseUrl:
          'L’URL de base est l’adresse que vous voyez dans le navigateur, par exemple https://canvas.example.edu.',
      },
    },
    moodle: {
      keySteps: {
        openPreferences: 'Connectez-vous à Moodle, ouvrez le menu sous votre nom et cliquez sur Préférences.',
        openKeys: 'Sous Compte utilisateur, cliquez sur Clés de sécurité.',
        copyKey:
          'Copiez la clé du service que la personne qui administre Moodle vous indique, par exemple Moodle mobile web service, et collez-la ici.',
        noKey:
          'Pas de clé ? Demandez à la personne qui administre Moodle de vous autoriser les services web.',
      },
      drawing: {
        profile: 'Profil',
        grades: 'Notes',
        messages: 'Messages',
        preferences: 'Préférences',
        securityKeys: 'Clés de sécurité',
        mobileWebService: 'Mobile web service',
      },
      checks: {
        role: 'Vous avez le droit de modifier le cours : Lectern n’affiche pas les cours où vous avez le rôle d’étudiant.',
        webServices:
          'Les services web sont activés sur votre Moodle, et la clé appartient à votre propre compte.',
        key: 'La clé n’a pas expiré et autorise l’adresse de ce site Lectern.',
        baseUrl: 'L’URL de base est la racine de Moodle, sans /my ni /login à la fin.',
      },
    },
  },

  account: {
    brandPicture: 'Une page de cours devient une diapositive et une conversation',

    email: 'E-mail',
    password: 'Mot de passe',

    login: 'Se connecter',
    loginSlogan: 'Vos pages de cours, prêtes à être écoutées.',
    loginPromise:
      'Transformez les pages de vos cours en diaporamas commentés et en podcasts à deux voix. Vous gardez la main sur chaque phrase.',
    welcome: 'Bon retour parmi nous',
    enterCredentials: 'Saisissez vos identifiants pour continuer',
    forgotPassword: 'Mot de passe oublié',
    loggingIn: 'Connexion…',
    or: 'ou',
    tryDemo: 'Essayer la démo',
    newHere: 'Vous découvrez Lectern ? <link>Créez un compte</link>',
    loginFailed: 'La connexion a échoué. Vérifiez vos identifiants, puis réessayez.',
    wrongCredentials: 'E-mail ou mot de passe incorrect',

    passwordChanged: 'Votre mot de passe est modifié. Connectez-vous avec le nouveau.',
    loggedOutEverywhere: 'Toutes vos sessions sont fermées.',
    accountDeleted: 'Votre compte est supprimé.',
    accountCreated: (connection) => `Votre compte est créé. ${connection}`,
    correctConnection:
      'Connectez-vous, puis corrigez l’adresse ou la clé dans les paramètres de votre compte.',
    correctKey: 'Connectez-vous, puis corrigez la clé dans les paramètres de votre compte.',
    courseSystemAway: 'Votre plateforme de cours ne répond pas pour le moment.',
    coursesFollow:
      'Vous pouvez déjà vous connecter. Vos cours apparaîtront dès que la plateforme répondra. S’ils n’apparaissent pas, vérifiez l’adresse dans les paramètres de votre compte.',
    sessionEnded: 'Votre session a expiré. Veuillez vous reconnecter.',
    sessionEndedWhileEditing:
      'Votre session a expiré. Veuillez vous reconnecter. Ce navigateur garde les modifications non enregistrées et vous les proposera à votre retour.',

    unexpected: 'Une erreur inattendue est survenue. Veuillez réessayer.',
    didNotWork: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  },

  password: {
    confirmPassword: 'Confirmer le mot de passe',
    passwordHint: '8 caractères au minimum',
    passwordRequired: 'La confirmation du mot de passe est obligatoire.',
    passwordsDiffer: 'Les mots de passe ne correspondent pas',
    forgotSlogan: 'Cela arrive à tout le monde.',
    forgotPromise:
      'Un lien par e-mail, un nouveau mot de passe, et vous retrouvez vos diapositives. Rien n’est perdu.',
    enterEmail: 'Saisissez votre e-mail. Nous vous envoyons un lien pour choisir un nouveau mot de passe.',
    sendLink: 'Envoyer le lien',
    sending: 'Envoi…',
    remembered: 'Vous vous en souvenez ? <link>Connectez-vous</link>',
    checkMail: 'Consultez vos e-mails',
    linkSent:
      'Si <email/> correspond à un compte ici, un lien pour choisir un nouveau mot de passe est en route. Il est valable une heure.',
    noMail:
      'Toujours rien après quelques minutes ? Regardez dans vos courriers indésirables, ou demandez à la personne qui administre ce site Lectern.',
    tryAnotherEmail: 'Essayer un autre e-mail',
    choosePassword: 'Choisir un nouveau mot de passe',
    chooseSlogan: 'Un nouveau départ, les mêmes cours.',
    choosePromise:
      'Choisir un nouveau mot de passe ferme vos autres sessions. Vos diapositives et vos podcasts restent tels quels.',
    fromNowOn: 'Dès maintenant, vous vous connectez avec ce mot de passe.',
    saveNewPassword: 'Enregistrer',
    saving: 'Enregistrement…',
    requestNewLink: 'Demander un nouveau lien',
    newPassword: 'Nouveau mot de passe',
    backToLogin: 'Retour à la connexion',
  },

  registration: {
    registrationFailed: 'L’inscription a échoué. Vérifiez vos informations, puis réessayez.',
    alreadyRegistered: 'Cet e-mail ou cette clé API est déjà utilisé',
    register: 'Créer un compte',
    registerSlogan: 'Venez avec vos cours.',
    registerPromise:
      'Lectern lit les cours que votre clé API permet de voir, et rien d’autre. La clé est chiffrée et ne s’affiche plus jamais.',
    haveAccount: 'Vous avez déjà un compte ? <link>Connectez-vous</link>',
    aboutYou: 'À propos de vous',
    firstName: 'Prénom',
    lastName: 'Nom',
    yourCourseSystem: 'Votre plateforme de cours',
    organization: 'Établissement',
    baseUrl: 'URL de base',
    apiKey: 'Clé API',
    whereIsApiKey: 'Où trouver ma clé API ?',
    courseSystem: 'Plateforme de cours',
    registering: 'Inscription…',
    submitRegistration: 'S’inscrire',
    allRequired: 'Tous les champs sont obligatoires.',
  },

  ui: {
    cancel: 'Annuler',
    close: 'Fermer',
    dismiss: 'Ignorer',
    notLoaded: 'Cette partie de Lectern n’a pas pu être chargée. Veuillez réessayer.',
    retry: 'Réessayer',
    notifications: 'Notifications',
    hideCharacters: 'Masquer les caractères',
    showCharacters: 'Afficher les caractères',
    appearances: { light: 'Clair', dark: 'Sombre', system: 'Système' },
  },

  'language choice': {
    language: 'Langue',
    about: 'La langue de Lectern et de ses e-mails. Vos cours gardent la leur.',
    aboutDemo: 'Enregistrée dans ce navigateur. Vos cours gardent leur langue.',
    notLoaded: 'Impossible de charger cette langue. Veuillez réessayer.',
  },
}
