import { translated } from '@lectern/domain/messages/translated.ts'

/**
 * Messages of the account settings. Labels of fields that other screens of the account have too are in
 * `../messages.ts`.
 */
export const messages = translated('account settings', {
  accountSettings: 'Account settings',
  linkToCourses: 'Lectern, courses',
  backToCourses: 'Back to Courses',
  loading: 'Loading your account...',
  notLoaded: 'Your account settings could not be loaded.',
  unsavedChanges: 'Your changes are not saved, and leaving discards them.',
  demoAccount:
    'This is the demo account, which all visitors share. Its course system and its password stay as they are, and it cannot be deleted.',

  // In every section.
  save: 'Save',
  saving: 'Saving...',
  saved: 'Saved.',
  notSaved: 'This could not be saved. Please try again.',

  aboutYou: 'The name that you and your colleagues see. You log in as <email/>.',

  courseSystem: 'Course system',
  aboutCourseSystem:
    'Where your courses come from. Lectern sees what your API key can see, and nothing else.',
  storedKey: 'The stored key is never shown. Leave this empty to keep it.',
  keyTooLong: 'API Key is too long.',
  testConnection: 'Test connection',
  testing: 'Testing...',
  lastAnswer: 'Your course system last listed your courses on <time/>.',
  lastAnswerOf: '<system/> last listed your courses on <time/>.',

  aboutPassword: 'Changing it logs you out everywhere else.',
  currentPassword: 'Current Password',
  changePassword: 'Change password',
  passwordChanged: 'Password changed.',

  editing: 'Editing',
  aboutEditing: 'Kept with your account, for every browser.',
  autosave: 'Autosave',
  aboutAutosave:
    'Slideshows and podcasts are saved a moment after your last edit. Without it, press Save Changes.',
  substituteVoice: 'Substitute voice',
  aboutSubstituteVoice:
    'If the service of a voice is unavailable, a built-in voice of the same language speaks until you generate the audio again.',

  appearance: 'Appearance',
  aboutAppearance: 'Kept in this browser. Slides keep their own colors.',

  aboutBudget: 'What your account can generate per day. It contains what running jobs have reserved.',
  storage: 'Storage',
  aboutStorage: 'Audio, pictures and course files that you made or uploaded.',
  storageUsed: (used: string, limit: string) => `${used} of ${limit} used`,

  sessions: 'Sessions',
  aboutSessions: 'You stay logged in for 30 days after your last visit, on every device.',
  lostLaptop:
    'Lost a laptop, or logged in on one that is not yours? This ends every session, the one on this screen too.',
  logOutEverywhere: 'Log out everywhere',
  loggingOut: 'Logging out...',
  notLoggedOut: 'You could not be logged out everywhere. Please try again.',

  deleteAccount: 'Delete account',
  aboutDeletion: 'This cannot be undone, not even by the administrator of this Lectern.',
  whatIsDeleted:
    'Your account is deleted with its API key, its sessions and the courses you imported. Slideshows and podcasts of courses on your course system stay available to your colleagues, without your name.',
  deleteQuestion: 'Delete your account?',
  enterPassword: 'This cannot be undone. Please enter your password to continue.',
  deleting: 'Deleting...',
  notDeleted: 'Your account could not be deleted. Please try again.',
})
