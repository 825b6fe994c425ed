import type { FastifyBaseLogger } from 'fastify'

/** What somebody who looks for attacks asks the log for (`securityEvent`). */
type SecurityEvent =
  | 'signed in'
  | 'sign-in failed'
  | 'sign-in locked'
  | 'second step failed'
  | 'second step locked'
  | 'password changed'
  | 'email changed'
  | 'second factor added'
  | 'second factor removed'
  | 'second factor reset'
  | 'acting started'
  | 'call refused'

/** Ids and networks only: never an address, a password, a code or a token. */
interface Facts {
  readonly userProfileId?: number | undefined
  readonly adminUserProfileId?: number | undefined
  readonly network?: string | undefined
  readonly requestId?: string | undefined
  readonly path?: string
  readonly status?: number
}

/** Events that are written per second; an attack must not fill the log. What exceeds that is counted in `/metrics`. */
const eventsPerSecond = 50
let secondOf = 0
let written = 0

/** Writes one security event to the log; the log itself is bounded (`supervised-process.ts`). */
export function logSecurityEvent(
  log: Pick<FastifyBaseLogger, 'info'>,
  securityEvent: SecurityEvent,
  facts: Facts,
): void {
  const second = Math.floor(performance.now() / 1000)
  if (second !== secondOf) {
    secondOf = second
    written = 0
  }
  written += 1
  if (written <= eventsPerSecond) log.info({ securityEvent, ...facts }, securityEvent)
}
