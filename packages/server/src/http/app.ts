import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import type { Endpoint } from '@lectern/domain/api/endpoint.ts'
import { jobsApi } from '@lectern/domain/api/jobs.ts'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { AccountStore } from '../accounts/account-store.ts'
import type { CourseAccess } from '../access/course-access.ts'
import type { EventStreams } from '../events/event-streams.ts'
import type { CatalogueStore } from '../media/catalogue-store.ts'
import type { MediaStore } from '../media/media-store.ts'
import { registerMedia } from '../media/routes.ts'
import type { Route } from '../route.ts'
import { apiDocs, apiDocsPolicy } from './api-docs.ts'
import { authenticateForMedia } from './authenticate.ts'
import { registerEventStream } from './event-stream.ts'
import { openApi } from './openapi.ts'
import { refuseUnstorableRequests } from './refuse-unstorable.ts'
import { registerRoute } from './register-route.ts'
import { replyWithProblem } from './reply-with-problem.ts'
import { serveWeb } from './serve-web.ts'
import { acceptUploads } from './upload.ts'

export interface AppRooms {
  readonly routes: readonly Route[]
  readonly accounts: AccountStore
  readonly access: CourseAccess
  readonly streams: EventStreams
  readonly catalogue: CatalogueStore
  readonly mediaStore: MediaStore
  readonly webDirectory: string
  readonly version: string
  readonly publicUrl: string
  readonly trustedProxies: readonly string[]
  readonly logger: FastifyBaseLogger
}

/** The web server: every call of the API, media, events, documentation and the browser's application. */
export async function createApp(rooms: AppRooms): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: rooms.logger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    trustProxy: rooms.trustedProxies.length > 0 && [...rooms.trustedProxies],
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1000 },
    // What is refused before any route is found answers in the same form.
    frameworkErrors: (error, request, reply) => void replyWithProblem(error, request, reply),
  })
  app.setErrorHandler(replyWithProblem)
  await app.register(helmet, {
    contentSecurityPolicy: { directives: policy(rooms.publicUrl) },
    strictTransportSecurity: rooms.publicUrl.startsWith('https:'),
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissions)
  })
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })

  refuseUnstorableRequests(app)
  acceptUploads(app)
  acceptEmptyJson(app)
  for (const route of rooms.routes) registerRoute(app, route, rooms.accounts)
  registerEventStream(app, rooms)
  registerMedia(app, {
    catalogue: rooms.catalogue,
    store: rooms.mediaStore,
    access: rooms.access,
    authenticate: (request) => authenticateForMedia(rooms.accounts, request),
  })
  registerDocumentation(app, [...rooms.routes.map((route) => route.endpoint), jobsApi.events], rooms)
  await serveWeb(app, rooms.webDirectory)
  return app
}

/** Some clients name JSON as the type of every request. Without a body there is nothing to parse. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body.length === 0 ? done(null, undefined) : parseJson(request, String(body), done),
  )
}

function registerDocumentation(app: FastifyInstance, endpoints: readonly Endpoint[], rooms: AppRooms): void {
  const description = openApi(endpoints, { version: rooms.version, url: rooms.publicUrl })
  app.get('/api/openapi.json', async () => description)
  const page = apiDocs(endpoints, rooms.version)
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': apiDocsPolicy }
  app.get('/api/docs', async (_request, reply) => reply.headers(headers).send(page))
}

/** What pages may ask the browser for: the microphone, on pages of ours alone. */
const permissions = 'microphone=(self), camera=(), geolocation=(), display-capture=()'

/** The browser may load nothing from elsewhere but pictures that authors put on slides. */
function policy(publicUrl: string) {
  return {
    'default-src': ["'self'"],
    'img-src': ["'self'", 'https:', 'data:', 'blob:'],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'", 'data:'],
    'style-src': ["'self'"],
    // Formulas and the copies that motion makes of a slide's parts carry style attributes.
    'style-src-attr': ["'unsafe-inline'"],
    'script-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    // Over plain http (a laptop, a demo) there is no https to upgrade to.
    'upgrade-insecure-requests': publicUrl.startsWith('https:') ? [] : null,
  }
}
