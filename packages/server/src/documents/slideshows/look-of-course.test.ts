import { themes } from '@lectern/domain/theme/themes.ts'
import { themeOfCourse } from '@lectern/domain/theme/theme-of-course.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testBackends } from '../../testing/database.ts'
import { startTestApp, type TestApp, type TestCall } from '../../testing/start-test-app.ts'

describe.each(await testBackends())('a new slideshow (%s database)', (backend) => {
  let lectern: TestApp
  let ada: TestCall
  beforeAll(async () => {
    lectern = await startTestApp(backend)
    ada = await lectern.signUp()
  })
  afterAll(() => lectern?.close())

  const generate = async (page: string) => {
    const made = await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: [page] })
    expect(made.json.successful_pages).toEqual([page])
    return (await ada('GET', `/api/slideshow/7/${page}`)).json
  }

  test('has the theme that an author chose for the last saved slideshow of its course', async () => {
    const first = await generate('71')
    expect(first.presentation.css_theme).toEqual(themeOfCourse('7').theme)

    const chosen = Object.values(themes).find(({ id }) => id !== themeOfCourse('7').id)?.theme
    first.presentation.css_theme = chosen
    expect((await ada('PUT', '/api/slideshow/7/71', first)).status).toBe(200)

    const next = await generate('72')
    expect(next.presentation.css_theme).toEqual(chosen)
  })
})
