import { translated } from '@lectern/domain/messages/translated.ts'

/** Messages of the screens that change a forgotten password, and of fields for a new password. */
export const passwordMessages = translated('password', {
  confirmPassword: 'Confirm Password',
  passwordHint: 'At least 8 characters',
  passwordRequired: 'Confirm Password is required.',
  passwordsDiffer: 'Passwords do not match',
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
  newPassword: 'New Password',
  backToLogin: 'Back to login',
})
