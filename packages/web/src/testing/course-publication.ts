import type { CoursePublication } from '@lectern/domain/api/learners/publications.ts'

/** A page in the course that shows the slideshow of page 71 of course 7. */
export const publicationOfRain: CoursePublication = {
  publication_id: '00000000-0000-4000-8000-000000000001',
  course_id: '7',
  page_id: '71',
  format: 'slideshow',
  title: 'Rain (slideshow)',
  url: 'https://canvas.example.edu/courses/7/pages/rain-slideshow',
  module: null,
  placement: 'after_source',
  visible: true,
  share_id: null,
  shows_old_address: false,
  published_revision: 1,
  conflict: null,
  created_by: null,
  created_at: '',
  updated_by: null,
  updated_at: '',
}
