import type { LoginMessages } from '../language-messages.ts'
import { domainLogin } from './domain-login.ts'
import { problems } from './problems.ts'

export const login: LoginMessages = {
  problems,
  ...domainLogin,
  api: {
    noAnswer: 'Lectern no responde. Revisa tu conexión e inténtalo de nuevo.',
    lateAnswer: 'Lectern no respondió a tiempo. Revisa tu conexión e inténtalo de nuevo.',
    unreadableAnswer: 'La respuesta de Lectern no se puede leer. Inténtalo de nuevo.',
  },

  app: {
    loading: 'Cargando…',
    notReachable: 'No se puede conectar con Lectern. Reintentando…',
    somethingWentWrong: 'Algo salió mal',
    screenFailed: 'No se pudo mostrar esta pantalla. Lo que guardaste está a salvo.',
    backToCourses: 'Volver a los cursos',
    tryAgain: 'Reintentar',
  },

  'course systems': {
    canvas: {
      keySteps: {
        openSettings: 'Inicia sesión en Canvas y haz clic en Cuenta y luego en Configuración.',
        newToken: 'Baja hasta Integraciones aprobadas y haz clic en Nuevo token de acceso.',
        generateToken: 'Escribe Lectern como propósito y haz clic en Generar token.',
        copyToken: 'Copia el token y pégalo aquí. Canvas lo muestra una sola vez.',
      },
      drawing: {
        notifications: 'Notificaciones',
        profile: 'Perfil',
        files: 'Archivos',
        settings: 'Configuración',
        approvedIntegrations: 'Integraciones aprobadas',
        newAccessToken: '+ Nuevo token de acceso',
      },
      checks: {
        role: 'Enseñas, diseñas o apoyas en el curso: Lectern no muestra los cursos que solo sigues como estudiante.',
        courseState: 'El curso no ha concluido ni se ha eliminado.',
        token: 'El token pertenece a tu propia cuenta de Canvas y no ha caducado.',
        baseUrl:
          'La URL base es la dirección que ves en el navegador, por ejemplo https://canvas.example.edu.',
      },
    },
    moodle: {
      keySteps: {
        openPreferences:
          'Inicia sesión en Moodle, abre el menú que está bajo tu nombre y haz clic en Preferencias.',
        openKeys: 'En Cuenta de usuario, haz clic en Claves de seguridad.',
        copyKey:
          'Copia la clave del servicio que te indique quien administra Moodle, por ejemplo Moodle mobile web service, y pégala aquí.',
        noKey: '¿No hay ninguna clave? Pide a quien administra Moodle que te habilite los servicios web.',
      },
      drawing: {
        profile: 'Perfil',
        grades: 'Calificaciones',
        messages: 'Mensajes',
        preferences: 'Preferencias',
        securityKeys: 'Claves de seguridad',
        mobileWebService: 'Mobile web service',
      },
      checks: {
        role: 'Puedes editar el curso: Lectern no muestra los cursos en los que tienes el rol de estudiante.',
        webServices: 'Los servicios web están habilitados en tu Moodle, y la clave es de tu propia cuenta.',
        key: 'La clave no ha caducado y permite la dirección de este sitio de Lectern.',
        baseUrl: 'La URL base es la raíz de Moodle, sin /my ni /login al final.',
      },
    },
  },

  account: {
    brandPicture: 'Una página de curso se convierte en una diapositiva y una conversación',

    email: 'Correo electrónico',
    password: 'Contraseña',

    login: 'Iniciar sesión',
    loginSlogan: 'Las páginas de tus cursos, listas para escuchar.',
    loginPromise:
      'Convierte las páginas con las que ya enseñas en presentaciones narradas y podcasts a dos voces. Puedes editar cada frase.',
    welcome: 'Hola de nuevo',
    enterCredentials: 'Escribe tus datos para continuar',
    forgotPassword: 'Olvidé mi contraseña',
    loggingIn: 'Iniciando sesión…',
    or: 'o',
    tryDemo: 'Probar la demo',
    newHere: '¿Es tu primera vez en Lectern? <link>Crea una cuenta</link>',
    loginFailed: 'No se pudo iniciar sesión. Revisa tus datos e inténtalo de nuevo.',
    wrongCredentials: 'Correo o contraseña incorrectos',

    passwordChanged: 'Tu contraseña ha cambiado. Inicia sesión con la nueva.',
    loggedOutEverywhere: 'Se cerraron todas tus sesiones.',
    accountDeleted: 'Tu cuenta se ha eliminado.',
    accountCreated: (connection) => `Tu cuenta está creada. ${connection}`,
    correctConnection: 'Inicia sesión y corrige la dirección o la clave en la configuración de tu cuenta.',
    correctKey: 'Inicia sesión y corrige la clave en la configuración de tu cuenta.',
    courseSystemAway: 'Tu plataforma de cursos no responde en este momento.',
    coursesFollow:
      'Ya puedes iniciar sesión. Tus cursos aparecerán cuando la plataforma responda. Si no aparecen, revisa la dirección en la configuración de tu cuenta.',
    sessionEnded: 'Tu sesión ha terminado. Inicia sesión de nuevo.',
    sessionEndedWhileEditing:
      'Tu sesión ha terminado. Inicia sesión de nuevo. Este navegador conserva los cambios sin guardar y te los ofrecerá cuando vuelvas.',

    unexpected: 'Ocurrió un error inesperado. Inténtalo de nuevo.',
    didNotWork: 'No funcionó. Inténtalo de nuevo.',
  },

  password: {
    confirmPassword: 'Confirmar contraseña',
    passwordHint: 'Al menos 8 caracteres',
    passwordRequired: 'Confirma la contraseña.',
    passwordsDiffer: 'Las contraseñas no coinciden',
    forgotSlogan: 'Le pasa a todo el mundo.',
    forgotPromise:
      'Un enlace por correo, una contraseña nueva y de vuelta a tus diapositivas. No se pierde nada.',
    enterEmail: 'Escribe tu correo. Te enviaremos un enlace para elegir una contraseña nueva.',
    sendLink: 'Enviar enlace',
    sending: 'Enviando…',
    remembered: '¿Ya la recordaste? <link>Inicia sesión</link>',
    checkMail: 'Revisa tu correo',
    linkSent:
      'Si <email/> tiene una cuenta aquí, ya va en camino un enlace para elegir una contraseña nueva. Es válido durante una hora.',
    noMail:
      '¿No llega nada después de unos minutos? Mira en la carpeta de correo no deseado o pregunta a quien administra este sitio de Lectern.',
    tryAnotherEmail: 'Probar otro correo',
    choosePassword: 'Elige una contraseña nueva',
    chooseSlogan: 'Un nuevo comienzo, los mismos cursos.',
    choosePromise:
      'Al elegir una contraseña nueva se cierran tus demás sesiones. Tus diapositivas y podcasts quedan como están.',
    fromNowOn: 'A partir de ahora, inicias sesión con esta contraseña.',
    saveNewPassword: 'Guardar contraseña',
    saving: 'Guardando…',
    requestNewLink: 'Pedir un enlace nuevo',
    newPassword: 'Contraseña nueva',
    backToLogin: 'Volver al inicio de sesión',
  },

  registration: {
    registrationFailed: 'No se pudo completar el registro. Revisa tus datos e inténtalo de nuevo.',
    alreadyRegistered: 'El correo o la clave de API ya está en uso',
    register: 'Crear una cuenta',
    registerSlogan: 'Trae tus cursos contigo.',
    registerPromise:
      'Lectern lee los cursos que tu propia clave de API puede ver, y nada más. La clave se cifra y no se vuelve a mostrar.',
    haveAccount: '¿Ya tienes una cuenta? <link>Inicia sesión</link>',
    aboutYou: 'Sobre ti',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    yourCourseSystem: 'Tu plataforma de cursos',
    organization: 'Institución',
    baseUrl: 'URL base',
    apiKey: 'Clave de API',
    whereIsApiKey: '¿Dónde encuentro mi clave de API?',
    courseSystem: 'Plataforma de cursos',
    registering: 'Registrando…',
    submitRegistration: 'Registrarse',
    allRequired: 'Todos los campos son obligatorios.',
  },

  ui: {
    cancel: 'Cancelar',
    close: 'Cerrar',
    dismiss: 'Descartar',
    notLoaded: 'No se pudo cargar esta parte de Lectern. Inténtalo de nuevo.',
    retry: 'Reintentar',
    notifications: 'Notificaciones',
    hideCharacters: 'Ocultar caracteres',
    showCharacters: 'Mostrar caracteres',
    appearances: { light: 'Claro', dark: 'Oscuro', system: 'Sistema' },
  },

  'language choice': {
    language: 'Idioma',
    about: 'El idioma de Lectern y de sus correos. Tus cursos conservan el suyo.',
    aboutDemo: 'Se guarda en este navegador. Tus cursos conservan su idioma.',
    notLoaded: 'No se pudo cargar este idioma. Inténtalo de nuevo.',
  },
}
