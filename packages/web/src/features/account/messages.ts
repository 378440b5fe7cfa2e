import { translated } from '@lectern/domain/messages/translated.ts'

/** Messages of the login screen, and those that other screens of the account share with it. */
export const messages = translated('account', {
  // The drawing beside the forms.
  brandPicture: 'A course page becomes a slide and a conversation',

  // Fields, which several screens have.
  email: 'Email',
  password: 'Password',

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

  // Events before the login screen.
  passwordChanged: 'Your password is changed. Please log in with the new one.',
  loggedOutEverywhere: 'You are logged out everywhere.',
  accountDeleted: 'Your account is deleted.',
  accountCreated: (connection: string) => `Your account is created. ${connection}`,
  correctConnection: 'Log in, then correct the address or the key in your account settings.',
  correctKey: 'Log in, then correct the key in your account settings.',
  courseSystemAway: 'Your course system does not answer at the moment.',
  coursesFollow:
    'You can log in already. Your courses appear when the course system answers. If they do not appear, check the address in your account settings.',
  sessionEnded: 'Your session has ended. Please log in again.',
  sessionEndedWhileEditing:
    'Your session has ended. Please log in again. Changes that were not saved are kept in this browser, and offered when you are back.',

  unexpected: 'An unexpected error occurred. Please try again.',
  didNotWork: 'This did not work. Please try again.',
})
