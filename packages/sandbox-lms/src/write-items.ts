import type { FastifyInstance } from 'fastify'
import type { Course, Item, Module } from './course.ts'
import { withModuleItems } from './course-state.ts'
import type { CourseState } from './course-state.ts'
import { describeItems } from './describe.ts'
import { errors } from './errors.ts'
import { findItem, findModule } from './find.ts'
import { fieldsOf } from './request-fields.ts'
import { homeOf, send } from './respond.ts'
import type { Request } from './respond.ts'

type Fields = Readonly<Record<string, string>>

/** The calls that change the items of a module. New items are pages only. */
export function addItemChanges(app: FastifyInstance, state: CourseState) {
  const path = '/api/v1/courses/:course/modules/:module/items'
  const placeOf = ({ params }: Request) => {
    const course = state.find(params.course)
    return { course, module: findModule(course, params.module) }
  }
  const insert = (request: Request, course: Course, module: Module, item: Item, position: number) => {
    const others = module.items.filter(({ id }) => id !== item.id)
    const index = Math.min(Math.max(position - 1, 0), others.length)
    const items = others.toSpliced(index, 0, item)
    state.change(withModuleItems(course, module, items))
    return describeItems(course, { ...module, items }, homeOf(request))[index] ?? {}
  }

  app.post(path, (request: Request, reply) => {
    const { course, module } = placeOf(request)
    const fields = fieldsOf(request.body, 'module_item')
    const item = newItem(course, state.newId(), fields)
    const end = module.items.length + 1
    return send(request, reply, insert(request, course, module, item, positionIn(fields) ?? end))
  })
  app.put(`${path}/:item`, (request: Request, reply) => {
    const { course, module } = placeOf(request)
    const item = findItem(module, request.params.item)
    const fields = fieldsOf(request.body, 'module_item')
    if (!fields) throw errors.message('missing module item parameter')
    const place = positionIn(fields) ?? module.items.indexOf(item) + 1
    return send(request, reply, insert(request, course, module, item, place))
  })
  app.delete(`${path}/:item`, (request: Request, reply) => {
    const { course, module } = placeOf(request)
    const item = findItem(module, request.params.item)
    const described = describeItems(course, module, homeOf(request))[module.items.indexOf(item)] ?? {}
    state.change(
      withModuleItems(
        course,
        module,
        module.items.filter(({ id }) => id !== item.id),
      ),
    )
    return send(request, reply, described)
  })
}

function newItem(course: Course, id: number, fields: Fields | undefined): Item {
  if (!fields) throw errors.message('missing module item parameter')
  if (fields['type'] !== 'Page') throw errors.message('Could not find content')
  if (!fields['page_url']) throw errors.message('missing page_url parameter')
  const page = course.pages.find(({ url }) => url === fields['page_url'])
  if (!page) throw errors.message('invalid page_url parameter')
  return { id, type: 'Page', page }
}

function positionIn(fields: Fields | undefined): number | undefined {
  const position = Number(fields?.['position'])
  return Number.isInteger(position) && position > 0 ? position : undefined
}
