import { translated } from '../../messages/translated.ts'

/** What the screens before login say. */
export const messages = translated('account', {
  // The drawing beside the forms.
  brandPicture: 'A course page becomes a slide and a conversation',

  // Fields, which several screens have.
  email: 'Email',
  password: 'Password',
  newPassword: 'New Password',
  confirmPassword: 'Confirm Password',
  passwordHint: 'At least 8 characters',
  backToLogin: 'Back to login',

  login: 'Log in',
  loginSlogan: 'Your course pages, ready to be heard.',
  loginPromise:
    'Turn the pages you already teach from into narrated slideshows and two-host podcasts. Every sentence stays yours to edit.',
  welcome: 'Welcome back',
  enterCredentials: 'Please enter your credentials to continue',
  forgotPassword: 'Forgot Password',
  loggingIn: 'Logging in...',
  or: 'or',
  tryDemo: 'Try the demo',
  newHere: 'New to Lectern? <link>Create an account</link>',
  loginFailed: 'Login failed. Please check your credentials and try again.',
  wrongCredentials: 'Invalid email or password',

  // What happened before the login screen.
  passwordChanged: 'Your password is changed. Please log in with the new one.',
  loggedOutEverywhere: 'You are logged out everywhere.',
  accountDeleted: 'Your account is deleted.',
  accountCreated: (connection: string) => `Your account is created. ${connection}`,
  correctConnection: 'Log in, then correct the address or the key in your account settings.',
  sessionEnded: 'Your session has ended. Please log in again.',
  sessionEndedWhileEditing:
    'Your session has ended. Please log in again. Changes that were not saved are kept in this browser, and offered when you are back.',

  register: 'Create an Account',
  registerSlogan: 'Bring your course with you.',
  registerPromise:
    'Lectern reads the courses your own API key can see, and nothing else. The key is encrypted and never shown again.',
  haveAccount: 'Already have an account? <link>Sign in</link>',
  aboutYou: 'About you',
  firstName: 'First Name',
  lastName: 'Last Name',
  yourCourseSystem: 'Your course system',
  organization: 'Organization',
  baseUrl: 'Base URL',
  apiKey: 'API Key',
  whereIsApiKey: 'Where do I find my API key?',
  courseSystem: 'Course system',
  registering: 'Registering...',
  submitRegistration: 'Register',
  allRequired: 'All fields are required.',
  registrationFailed: 'Registration failed. Please check your information and try again.',
  alreadyRegistered: 'Email or API key already exists',

  forgotSlogan: 'It happens to everyone.',
  forgotPromise: 'A link by mail, a new password, and you are back at your slides. Nothing of yours is lost.',
  enterEmail: 'Enter your email. We send you a link to choose a new password.',
  sendLink: 'Send link',
  sending: 'Sending...',
  remembered: 'Remembered it? <link>Log in</link>',
  checkMail: 'Look into your mail',
  linkSent:
    'If <email/> has an account here, a link to choose a new password is on its way. It is good for one hour.',
  noMail:
    'Nothing there after a few minutes? Look into the folder for spam, or ask the administrator of this Lectern.',
  tryAnotherEmail: 'Try another email',

  choosePassword: 'Choose a new password',
  chooseSlogan: 'A fresh start, the same courses.',
  choosePromise:
    'Choosing a new password logs you out everywhere else. Your slides and podcasts stay as they are.',
  fromNowOn: 'From now on, you log in with this password.',
  saveNewPassword: 'Save new password',
  saving: 'Saving...',
  requestNewLink: 'Ask for a new link',

  passwordRequired: 'Confirm Password is required.',
  passwordsDiffer: 'Passwords do not match',

  unexpected: 'An unexpected error occurred. Please try again.',
  didNotWork: 'This did not work. Please try again.',
})
