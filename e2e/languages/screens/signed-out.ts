import { button, opens, type Route } from './walk.ts'

/** Screens before the login. */
export const beforeLogin: Route = {
  name: 'before the login',
  signedOut: true,
  // An installation sends few mails to one network.
  prepare: (page) =>
    page.route('**/api/forgot-password', (route) => route.fulfill({ json: { status: 'success' } })),
  screens: [
    {
      name: 'login',
      open: async ({ page }) => {
        await page.goto('/login')
      },
      shows: (walk) => button(walk, 'Try the demo').or(button(walk, 'Log in')).first(),
    },
    opens(
      'login, with missing fields',
      (walk) => button(walk, 'Log in'),
      ({ page }) => page.locator('[aria-invalid="true"]').first(),
    ),
    {
      name: 'registration',
      open: async (walk) => {
        await walk.page.goto('/register')
        await button(walk, 'Where do I find my API key?').click()
      },
      shows: (walk) => button(walk, 'Register'),
    },
    opens(
      'registration, with missing fields',
      (walk) => button(walk, 'Register'),
      ({ page }) => page.locator('[aria-invalid="true"]').first(),
    ),
    {
      name: 'forgotten password',
      open: async ({ page }) => {
        await page.goto('/forgot-password')
      },
      shows: (walk) => button(walk, 'Send link'),
    },
    {
      name: 'forgotten password, mail sent',
      open: async (walk) => {
        await walk.page.getByRole('textbox').first().fill('maya@riverside.example')
        await button(walk, 'Send link').click()
      },
      shows: (walk) => button(walk, 'Try another email'),
    },
    {
      name: 'new password',
      open: async ({ page }) => {
        await page.goto('/reset-password?token=x')
      },
      shows: (walk) => button(walk, 'Save new password'),
    },
  ],
}

/** Pages for learners. Their content is Latin, so their own words have the language of the browser. */
export const learners: Route = {
  name: 'learners',
  signedOut: true,
  screens: [
    {
      name: 'slideshow',
      open: async ({ page, content }) => {
        await page.goto(content.learn.slideshow)
      },
      shows: ({ page }) => page.locator('#player .slide-canvas').first(),
    },
    {
      name: 'podcast',
      open: async ({ page, content }) => {
        await page.goto(content.learn.podcast)
        await page.getByRole('slider').first().waitFor()
      },
      shows: ({ page }) => page.locator('#transcript'),
    },
    {
      name: 'course',
      open: async ({ page, content }) => {
        await page.goto(content.learn.course)
        await page.getByRole('searchbox').first().waitFor()
      },
      shows: ({ page }) => page.getByRole('heading', { level: 1 }),
    },
    {
      name: 'ended link',
      open: async ({ page }) => {
        await page.goto('/learn/unknown')
      },
      shows: ({ page }) => page.getByRole('main'),
    },
  ],
}
