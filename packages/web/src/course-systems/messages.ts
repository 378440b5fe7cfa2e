import { translated } from '@lectern/domain/messages/translated.ts'

/** Instructions for the users of each course system. Lists of sentences are in the order of the screen. */
export const messages = translated('course systems', {
  canvas: {
    keySteps: {
      openSettings: 'Log in to Canvas and click Account, then Settings.',
      newToken: 'Scroll to Approved Integrations and click New Access Token.',
      generateToken: 'Write Lectern as the purpose and click Generate Token.',
      copyToken: 'Copy the token and paste it here. Canvas shows it only once.',
    },
    // As Canvas labels its screen.
    drawing: {
      notifications: 'Notifications',
      profile: 'Profile',
      files: 'Files',
      settings: 'Settings',
      approvedIntegrations: 'Approved Integrations',
      newAccessToken: '+ New Access Token',
    },
    checks: {
      role: 'You teach, design or assist in the course: Lectern does not list courses that you only attend.',
      courseState: 'The course is not concluded or deleted.',
      token: 'The token belongs to your own Canvas user and has not expired.',
      baseUrl: 'The Base URL is the address that you see in the browser, such as https://canvas.example.edu.',
    },
  },
  moodle: {
    keySteps: {
      openPreferences: 'Log in to Moodle, open the menu under your name and click Preferences.',
      openKeys: 'Under User account click Security keys.',
      copyKey:
        'Copy the key of the service that your administrator names, such as Moodle mobile web service, and paste it here.',
      noKey: 'No key there? Ask your administrator to allow web services for you.',
    },
    // As Moodle labels its screen.
    drawing: {
      profile: 'Profile',
      grades: 'Grades',
      messages: 'Messages',
      preferences: 'Preferences',
      securityKeys: 'Security keys',
      mobileWebService: 'Mobile web service',
    },
    checks: {
      role: 'You may edit the course: Lectern does not list courses in which you are a student.',
      webServices: 'Your administrator has enabled web services, and the key belongs to your own user.',
      key: 'The key has not expired and allows the address of this Lectern.',
      baseUrl: 'The Base URL is the root of Moodle, without /my or /login behind it.',
    },
  },
})
