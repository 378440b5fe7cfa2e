import { formatNames, formats } from '@lectern/domain/courses/formats.ts'
import { createBrowserRouter, redirect } from 'react-router'
import { authToken } from '../api/session.ts'
import { loadFurtherMessages } from '../messages/languages/start-language.ts'
import { editorScreens } from './editor-screens.ts'
import { RouteError } from './route-error.tsx'
import { StartingScreen } from './starting-screen.tsx'

/** Loads the code of a screen behind the login, and its messages at the same time. */
async function withMessages<Screen>(code: Promise<Screen>): Promise<Screen> {
  const [screen] = await Promise.all([code, loadFurtherMessages()])
  return screen
}

// Several routes in one file, because each file of a route is named in the code of the login route.
const accountPages = () => import('./account-pages.tsx')
const userMenuPages = () => withMessages(import('./user-menu-pages.tsx'))

/** Each screen is loaded at the first visit of its route. */
export const router = createBrowserRouter([
  {
    ErrorBoundary: RouteError,
    HydrateFallback: StartingScreen,
    children: [
      { path: '/', loader: () => redirect(authToken() === undefined ? '/login' : '/courses') },
      {
        path: '/login',
        lazy: async () => ({ Component: (await import('../features/account/login-screen.tsx')).LoginScreen }),
      },
      {
        path: '/register',
        lazy: async () => ({ Component: (await accountPages()).RegisterScreen }),
      },
      {
        path: '/forgot-password',
        lazy: async () => ({ Component: (await accountPages()).ForgotPasswordScreen }),
      },
      {
        path: '/reset-password',
        lazy: async () => ({ Component: (await accountPages()).ResetPasswordScreen }),
      },
      {
        lazy: () => withMessages(import('./signed-in.tsx')),
        children: [
          {
            path: '/account',
            lazy: async () => ({ Component: (await userMenuPages()).AccountPage }),
          },
          {
            path: '/models',
            lazy: async () => ({ Component: (await userMenuPages()).ModelsPage }),
          },
          {
            path: '/courses',
            lazy: async () => ({
              Component: (await withMessages(import('./courses-page.tsx'))).CoursesPage,
            }),
          },
          {
            path: '/figures/:format/:courseId/:pageId',
            lazy: async () => ({ Component: await (await userMenuPages()).loadFiguresScreen() }),
          },
          ...formatNames.map((format) => ({
            path: `${formats[format].editor}/:courseId/:pageId`,
            lazy: async () => ({ Component: await withMessages(editorScreens[format]()) }),
          })),
        ],
      },
      ...(import.meta.env.DEV
        ? [
            {
              path: '/gallery',
              lazy: async () => ({
                Component: (await import('../features/gallery/gallery-screen.tsx')).GalleryScreen,
              }),
            },
            {
              path: '/gallery/motions',
              lazy: async () => ({
                Component: (await import('../features/gallery/motions-screen.tsx')).MotionsScreen,
              }),
            },
          ]
        : []),
      { path: '*', loader: () => redirect('/') },
    ],
  },
])
