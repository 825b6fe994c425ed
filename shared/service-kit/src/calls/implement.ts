import type { Call, CallGroup } from '@waymark/contracts/define-call'
import type { FastifyInstance } from 'fastify'
import type { Handlers } from './handler.ts'
import type { HttpKit } from './http-kit.ts'
import { mountCall } from './mount-call.ts'
import { addForms } from './read-form.ts'

export type { Handler, Handlers } from './handler.ts'

/**
 * Mounts one route per call of `group` (calls.md section 7). A call without handler, or a handler without call,
 * does not compile. Access is enforced before the body is read, the role in an area before the handler runs.
 */
export function implement<Context extends HttpKit, Group extends CallGroup, Given extends Handlers<Context, Group>>(
  app: FastifyInstance,
  context: Context,
  group: Group,
  handlers: Given & { readonly [Extra in Exclude<keyof Given, keyof Group>]: never },
): void {
  const byName: Handlers<Context, Group> = handlers
  const mountWhere = (scope: FastifyInstance, wanted: (call: Call) => boolean) => {
    for (const name in group) {
      const call: Call | undefined = group[name]
      if (call && wanted(call)) mountCall(scope, context, group[name], byName[name])
    }
  }
  // Inside plugins: the rate limits that createServer registers are only then in place.
  app.register(async (scope) => mountWhere(scope, (call) => call.form !== 'multipart'))
  app.register(async (scope) => {
    await addForms(scope)
    // The multipart plugin logs as errors what clients did wrong; what is answered says it already.
    const quiet = context.log.child({}, { level: 'fatal' })
    scope.setChildLoggerFactory(() => quiet)
    mountWhere(scope, (call) => call.form === 'multipart')
  })
}
