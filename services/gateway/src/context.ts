import type { FileStore } from '@waymark/service-kit/store'
import type { FastifyBaseLogger } from 'fastify'
import type { AskService } from './ask-service.ts'
import type { GatewayConfig } from './config.ts'
import type { OwnerOf } from './owner-of.ts'

/** What the parts of this process report for `/healthz`. */
export interface Health {
  /** False while starting and while draining. */
  readonly ready: boolean
  /** Each part by name: `up`, or what is wrong with it. */
  readonly parts: Readonly<Record<string, string>>
}

export interface GatewayContext {
  readonly config: GatewayConfig
  readonly log: FastifyBaseLogger
  readonly ownerOf: OwnerOf
  readonly files: Pick<FileStore, 'stream'>
  readonly ask: AskService
  readonly health: () => Promise<Health>
}
