import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { anyone } from '@waymark/contracts/access'
import { defineCall } from '@waymark/contracts/define-call'
import { defineJob, type JobDefinition } from '@waymark/contracts/define-job'
import { implement } from '@waymark/service-kit/implement'
import type { Kit } from '@waymark/service-kit/kit'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { openProcessParts, type ProcessParts } from '@waymark/service-kit/process-parts'
import { createServer } from '@waymark/service-kit/serve'
import { type RunningService, type ServiceParts, startService } from '@waymark/service-kit/service'
import { createDatabase, type TestDatabase } from '@waymark/test-world/test-database'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'

const note = defineJob({ id: 'chat.note', queue: 'chat', payload: z.strictObject({ text: z.string() }) })
const registry = new Map<string, JobDefinition>([[note.id, note]])

const calls = {
  takeNote: defineCall({
    method: 'POST',
    path: '/api/sample/take-note',
    summary: 'Takes a note',
    changes: [],
    access: anyone,
    input: () => z.strictObject({ text: z.string() }),
    output: () => z.null(),
  }),
}

interface Context extends Kit<Record<string, never>> {
  readonly notes: string[]
  readonly order: string[]
}

const kept: { context?: Context } = {}

const service: ServiceParts<Record<string, never>, Context> = {
  name: 'chat',
  migrations: {},
  createContext: (kit: Kit<Record<string, never>>, env): Context => {
    kept.context = { ...kit, notes: [env.GREETING ?? ''], order: [] }
    return kept.context
  },
  buildApp: (context) => {
    const app = createServer({ name: 'chat', kit: context })
    implement(app, context, calls, {
      takeNote: async ({ text }) => {
        await context.db.transaction().execute((trx) => addToOutbox(trx, note, { text }))
        return null
      },
    })
    app.addHook('onClose', () => void context.order.push('app'))
    return app
  },
  jobs: {
    'chat.note': async ({ text }: { text: string }, { context }: { context: Context }) => void context.notes.push(text),
  },
  close: (context) => void context.order.push('context'),
}

let database: TestDatabase
let parts: ProcessParts
let running: RunningService
const folder = mkdtempSync(join(tmpdir(), 'waymark-service-'))

beforeEach(async () => {
  database = await createDatabase()
  parts = await openProcessParts({
    config: {
      database: database.admin,
      secret: database.secret,
      filesFolder: folder,
      publicUrl: new URL('http://localhost:8080'),
      logLevel: 'silent',
      poolSize: 4,
      sharesLimits: false,
    },
    services: 1,
    registry,
  })
  running = await startService(service, parts, { env: { GREETING: 'Kia ora' } })
})

afterEach(async () => {
  await running.stop()
  await parts.close()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const takeNote = (text: string) => running.app.inject({ method: 'POST', url: calls.takeNote.path, payload: { text } })

test('answers a call and runs the job that it triggered', async () => {
  expect((await takeNote('first')).json()).toMatchObject({ httpStatusCode: 200 })
  await expect.poll(() => kept.context?.notes).toEqual(['Kia ora', 'first'])
})

test('closes its app first and its own parts last, and leaves no connection behind', async () => {
  await takeNote('first')
  await running.stop()
  expect(kept.context?.order).toEqual(['app', 'context'])
  const connections = () =>
    database.query(
      "select application_name from pg_stat_activity where usename = 'waymark_chat' and datname = current_database()",
    )
  await expect.poll(connections).toEqual([])
})

test('recovers after the database killed every connection', async () => {
  await takeNote('before')
  await database.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await expect.poll(async () => (await takeNote('after')).statusCode).toBe(200)
  await expect.poll(() => kept.context?.notes, { timeout: 10_000 }).toContain('after')
})
