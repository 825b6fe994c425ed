import type { Call, CallGroup } from '@waymark/contracts/define-call'
import type { FastifyInstance } from 'fastify'
import type { Handlers } from './handler.ts'
import type { HttpKit } from './http-kit.ts'
import { mountCall } from './mount-call.ts'
import { addForms } from './read-form.ts'

export type { Handler, Handlers } from './handler.ts'

/**
 * Mounts one route per call of `group` (calls.md section 7). A missing or extra handler does not compile. Access is
 * checked before the body is read, the role in an area before the handler runs.
 */
export function implement<Context extends HttpKit, Group extends CallGroup, Actual extends Handlers<Context, Group>>(
  app: FastifyInstance,
  context: Context,
  group: Group,
  handlers: Actual & { readonly [Extra in Exclude<keyof Actual, keyof Group>]: never },
): void {
  const byName: Handlers<Context, Group> = handlers
  const mountWhere = (scope: FastifyInstance, isIncluded: (call: Call) => boolean) => {
    for (const name in group) {
      const call: Call | undefined = group[name]
      if (call && isIncluded(call)) mountCall(scope, context, group[name], byName[name])
    }
  }
  // Inside plugins, since the rate limits that createServer registers are only ready there.
  app.register(async (scope) => mountWhere(scope, (call) => call.form !== 'multipart'))
  app.register(async (scope) => {
    await addForms(scope)
    // The multipart plugin logs clients' mistakes as errors; the answer already reports them.
    const quiet = context.log.child({}, { level: 'fatal' })
    scope.setChildLoggerFactory(() => quiet)
    mountWhere(scope, (call) => call.form === 'multipart')
  })
}
