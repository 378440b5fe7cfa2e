import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import type { Endpoint } from '@lectern/domain/api/endpoint/endpoint.ts'
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { AccountStore } from '../accounts/store/account-store.ts'
import type { Route } from '../route.ts'
import { apiDocs, apiDocsPolicy } from './api-docs.ts'
import { openApi } from './openapi.ts'
import { hasStorablePath, refuseUnstorableRequests } from './refuse-unstorable.ts'
import { registerRoute } from './register-route.ts'
import { replyWithProblem } from './reply-with-problem.ts'
import { refuseUnreadableRequest } from './refuse-unreadable.ts'
import { isLearnerPage, type NotFoundPage, sendNotFoundPage, serveWeb } from './serve-web.ts'
import { disconnectSilentSenders } from './silent-senders.ts'
import { acceptUploads } from './upload.ts'

export interface AppDependencies {
  readonly routes: readonly Route[]
  readonly accounts: AccountStore
  /** Ends streamed answers. Without it, the server would wait for them on shutdown. */
  readonly closeStreams: () => void
  /** The page for an address of learners that does not work. */
  readonly notFoundPage: NotFoundPage
  readonly webDirectory: string
  readonly version: string
  readonly publicUrl: string
  readonly trustedProxies: readonly string[]
  readonly logger: FastifyBaseLogger
}

/** Creates the web server: every call of the API, the documentation and the web application. */
export async function createApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const refused = new WeakMap<FastifyRequest['raw'], FastifyError>()
  const app: FastifyInstance = fastify({
    loggerInstance: dependencies.logger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    trustProxy: dependencies.trustedProxies.length > 0 && [...dependencies.trustedProxies],
    clientErrorHandler: refuseUnreadableRequest,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1000 },
    // Requests that are refused before routing are routed again, because the hooks that set the security headers run only then.
    frameworkErrors: (error, request, reply) => {
      const { raw } = request
      const isOfLearner = isLearnerPage(request)
      if (!isOfLearner) refused.set(raw, error)
      raw.url = isOfLearner ? '/learn/' : '/api/'
      app.routing(raw, reply.raw)
    },
  })
  app.setErrorHandler(createErrorHandler(dependencies.notFoundPage))
  await app.register(helmet, {
    contentSecurityPolicy: { directives: policy(dependencies.publicUrl) },
    strictTransportSecurity: dependencies.publicUrl.startsWith('https:'),
  })
  app.addHook('onRequest', async ({ raw }, reply) => {
    reply.header('permissions-policy', permissions)
    const refusal = refused.get(raw)
    if (refusal) throw refusal
  })
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })

  disconnectSilentSenders(app)
  refuseUnstorableRequests(app)
  acceptUploads(app)
  acceptEmptyJson(app)
  for (const route of dependencies.routes) registerRoute(app, route, dependencies.accounts)
  app.addHook('preClose', async () => dependencies.closeStreams())
  registerDocumentation(
    app,
    dependencies.routes.map((route) => route.endpoint),
    dependencies,
  )
  await serveWeb(app, dependencies.webDirectory, dependencies.notFoundPage)
  return app
}

/** Answers with a problem, or for a malformed address of learners with the page of an unknown one. Never rejects. */
function createErrorHandler(notFoundPage: NotFoundPage) {
  return async (error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!isLearnerPage(request) || hasStorablePath(request)) return replyWithProblem(error, request, reply)
    return sendNotFoundPage(notFoundPage, request, reply).catch((failure: Error) =>
      replyWithProblem(failure, request, reply),
    )
  }
}

/** Some clients send the JSON content type with every request. A request without a body needs no parser. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body.length === 0 ? done(null, undefined) : parseJson(request, String(body), done),
  )
}

function registerDocumentation(
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  dependencies: AppDependencies,
): void {
  const description = openApi(endpoints, { version: dependencies.version, url: dependencies.publicUrl })
  app.get('/api/openapi.json', async () => description)
  const page = apiDocs(endpoints, dependencies.version)
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': apiDocsPolicy }
  app.get('/api/docs', async (_request, reply) => reply.headers(headers).send(page))
}

/** Permissions of pages: the microphone, for Lectern's own pages only. */
const permissions = 'microphone=(self), camera=(), geolocation=(), display-capture=()'

/** The content security policy: from other hosts, the browser may load only images that authors put on slides. */
function policy(publicUrl: string) {
  return {
    'default-src': ["'self'"],
    'img-src': ["'self'", 'https:', 'data:', 'blob:'],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'", 'data:'],
    'style-src': ["'self'"],
    // Formulas, and the copies of a slide's parts during motion, have style attributes.
    'style-src-attr': ["'unsafe-inline'"],
    'script-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    // With plain http (a laptop, a demo) there is no https to upgrade to.
    'upgrade-insecure-requests': publicUrl.startsWith('https:') ? [] : null,
  }
}
