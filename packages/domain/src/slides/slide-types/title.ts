import { line, slideType, text } from '../slide-type.ts'

export const title = slideType({
  id: 'title',
  label: 'Title',
  about: 'Opens the slideshow: what it is about and why it is worth knowing.',
  place: 'first',
  fields: {
    course_title: line('Title', 'The subject, in at most eight words', { required: true }),
    course_subtitle: line('Subtitle', 'One line below the title'),
    course_intro: text('Introduction', 'One or two sentences on what is to come'),
  },
})
