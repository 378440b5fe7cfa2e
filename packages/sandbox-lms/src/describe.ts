import type { Course, CourseFile, Item, Module, Page } from './course.ts'
import { presentBody } from './present-body.ts'
import type { Teacher } from './teacher.ts'

const mostItemsShown = 100
const written = '2026-09-01T08:00:00Z'

export function describeTeacher({ id, name }: Teacher) {
  const [first = '', last = ''] = name.split(' ')
  return {
    id,
    name,
    created_at: written,
    sortable_name: `${last}, ${first}`,
    short_name: name,
    first_name: first,
    last_name: last,
    locale: null,
    effective_locale: 'en',
    permissions: { can_update_name: false, can_update_avatar: false, limit_parent_app_web_access: false },
  }
}

export function describeCourse(course: Course, teacher: Teacher) {
  return {
    id: course.id,
    name: course.name,
    course_code: course.code,
    locale: course.language,
    workflow_state: 'available',
    default_view: 'modules',
    enrollments: [
      { type: 'teacher', role: 'TeacherEnrollment', user_id: teacher.id, enrollment_state: 'active' },
    ],
  }
}

/** Canvas omits the items of a long module even if the request includes them. */
export function describeModule(course: Course, module: Module, home: string, withItems: boolean) {
  const count = module.items.length
  return {
    id: module.id,
    name: module.name,
    position: course.modules.indexOf(module) + 1,
    unlock_at: null,
    require_sequential_progress: false,
    publish_final_grade: false,
    prerequisite_module_ids: [],
    published: true,
    items_count: count,
    items_url: `${home}/api/v1/courses/${course.id}/modules/${module.id}/items`,
    ...(withItems && count <= mostItemsShown && { items: describeItems(course, module, home) }),
  }
}

export function describeItems(course: Course, module: Module, home: string) {
  return module.items.map((item, index) => ({
    id: item.id,
    title: item.type === 'Page' ? item.page.title : item.title,
    position: index + 1,
    indent: 0,
    quiz_lti: false,
    type: item.type,
    module_id: module.id,
    published: item.type !== 'Page' || (item.page.isPublished ?? true),
    ...detailsOf(course, item, home),
  }))
}

/** A page item contains the slug of its page, never its id. */
function detailsOf(course: Course, item: Item, home: string) {
  if (item.type === 'SubHeader') return {}
  const address = { html_url: `${home}/courses/${course.id}/modules/items/${item.id}` }
  if (item.type === 'ExternalUrl') return { ...address, external_url: item.address, new_tab: true }
  return {
    ...address,
    page_url: item.page.url,
    publish_at: null,
    url: `${home}/api/v1/courses/${course.id}/pages/${item.page.url}`,
  }
}

export function describePage(course: Course, page: Page, home: string, withBody: boolean) {
  const { isPublished = true, editedBy } = page
  return {
    title: page.title,
    created_at: page.createdAt ?? written,
    url: page.url,
    editing_roles: 'teachers',
    page_id: page.id,
    published: isPublished,
    hide_from_students: !isPublished,
    front_page: page.isFrontPage,
    html_url: `${home}/courses/${course.id}/pages/${page.url}`,
    todo_date: null,
    publish_at: null,
    updated_at: page.updatedAt ?? written,
    ...(editedBy && { last_edited_by: { id: editedBy.id, display_name: editedBy.name } }),
    locked_for_user: false,
    ...(withBody && { body: presentBody(course, page, home) }),
  }
}

export function describeFile(file: CourseFile, home: string) {
  return {
    id: file.id,
    display_name: file.name,
    filename: file.name,
    upload_status: 'success',
    'content-type': file.contentType,
    url: `${home}/files/${file.id}/download?download_frd=1`,
    size: file.bytes.length,
    created_at: written,
    updated_at: written,
    locked: false,
    hidden: false,
    mime_class: 'image',
    locked_for_user: false,
  }
}
