import { createHmac } from 'node:crypto'
import type { DatabaseAddress, RoleLogins } from '@waymark/service-kit/database-address'
import type { FastifyInstance } from 'fastify'
import { buildApi } from './api.ts'
import { runClockwork } from './clockwork.ts'
import { openSandboxPool } from './database.ts'
import { type Deliver, deliverEvents } from './deliver-events.ts'
import { pagePath } from './pages/page-path.ts'
import { buildPages } from './pages.ts'

export interface SandboxOptions {
  /** Any address of the database that `migrateSandbox` prepared. */
  readonly database: DatabaseAddress
  /** The suite's secret, from which the sandbox's keys are derived, and the role's password without `logins`. */
  readonly secret: string
  readonly logins?: RoleLogins
  /** The public URL of the suite. */
  readonly publicUrl: URL
  readonly now: () => Date
  /** Undefined when another process delivers the events. */
  readonly deliver?: Deliver
  readonly onError: (error: unknown) => void
}

export interface Sandbox {
  /** The services' settings, as an operator would set them for Stripe. */
  readonly env: Readonly<Record<'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_BASE', string>>
  /** Checkout and onboarding, below `pagePath`. */
  readonly pages: FastifyInstance
  /** Processes due objects and delivers events now. */
  readonly work: () => Promise<void>
  readonly close: () => Promise<void>
}

/** How often to look for due objects and events of other processes. */
const pollMs = 1000

/**
 * Opens the sandbox in this process: its API on a local port, its pages for the suite's front door. All its state is in
 * the database, so any number of processes may open it.
 */
export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { database, secret, logins = secret, publicUrl, now, deliver, onError } = options
  const keyOf = (purpose: string) => createHmac('sha256', secret).update(`stripe sandbox ${purpose}`).digest('hex')
  const secretKey = `sk_test_${keyOf('key')}`
  const webhookSecret = `whsec_${keyOf('webhook')}`
  const pool = openSandboxPool(database, logins, onError)
  const pagesUrl = publicUrl.origin + pagePath
  const working = createWork(async () => {
    await runClockwork(pool, now(), pagesUrl)
    if (deliver) await deliverEvents(pool, now(), webhookSecret, deliver)
  }, onError)
  const api = buildApi({ pool, secretKey, pagesUrl, now, onChange: working.wake })
  const pages = buildPages({ pool, pagesUrl, now, onChange: working.wake })
  await pages.ready()
  const address = await api.listen({ host: '127.0.0.1', port: 0 })
  const timer = setInterval(working.wake, pollMs)
  return {
    env: { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: address },
    pages,
    work: working.run,
    close: async () => {
      clearInterval(timer)
      await Promise.all([api.close(), pages.close()])
      await working.stop()
      await pool.end()
    },
  }
}

/** Runs a piece of work one at a time; waking it while it runs triggers another round. */
function createWork(work: () => Promise<void>, onError: (error: unknown) => void) {
  let running: Promise<void> | undefined
  let isWanted = false
  let isStopped = false
  const rounds = async () => {
    while (isWanted && !isStopped) {
      isWanted = false
      await work()
    }
  }
  const run = (): Promise<void> => {
    isWanted = true
    running ??= rounds().finally(() => {
      running = undefined
    })
    return running
  }
  return {
    run,
    wake: () => void run().catch(onError),
    stop: async () => {
      isStopped = true
      await running?.catch(onError)
    },
  }
}
