import { parseDatabaseUrl } from '@waymark/service-kit/database-address'
import type { RunSettings } from './settings.ts'

type World = RunSettings['world'] | 'none'

/** Loads the code with which a world is filled. */
export async function loadWorld(world: World): Promise<void> {
  if (world === 'demo') await import('@waymark/demo-world/load-demo-world')
}

/** Fills an empty database once it is migrated: with the demo world, or only the first global administrator. */
export async function openWorld(
  world: World,
  env: NodeJS.ProcessEnv,
  { say, migrated }: { readonly say: (line: string) => void; readonly migrated: Promise<void> },
): Promise<void> {
  if (world === 'none') return migrated
  if (world === 'demo') {
    const { loadDemoWorld } = await import('@waymark/demo-world/load-demo-world')
    return loadDemoWorld(env, { say, migrated })
  }
  await migrated
  const { createFirstAdministrator } = await import('@waymark/identity-service/db/first-administrator')
  const created = await createFirstAdministrator(parseDatabaseUrl(env.DATABASE_URL ?? ''), world, new Date())
  if (created) say(`Created the first global administrator, ${world.email}.`)
}
