import type { TestProject } from 'vitest/node'
import { startTestServer } from './postgres-server.ts'

/** Vitest's global set-up: one PostgreSQL for the run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer()
  project.provide('testPostgresUrl', server.adminUrl)
  return server.stop
}
