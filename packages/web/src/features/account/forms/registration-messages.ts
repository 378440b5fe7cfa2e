import { translated } from '@lectern/domain/messages/translated.ts'

/** Messages of the registration. */
export const registrationMessages = translated('registration', {
  registrationFailed: 'Registration failed. Please check your information and try again.',
  alreadyRegistered: 'Email or API key already exists',
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
})
