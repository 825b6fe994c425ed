import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { CannotStart } from '@waymark/postgres/cannot-start'

/**
 * The settings that are mounted as files, each named as its variable (`WAYMARK_SECRET`), in the folder `SECRETS_DIR`.
 *
 * @throws CannotStart when the folder is not there, or when a setting is both a file and a variable
 */
export function readSecretFiles(env: NodeJS.ProcessEnv): Record<string, string> {
  const folder = env.SECRETS_DIR
  if (!folder) return {}
  const names = filesIn(folder)
  const twice = names.filter((name) => env[name] !== undefined)
  if (twice.length > 0) throw new CannotStart(`${twice.join(' and ')} is set, and is a file of SECRETS_DIR as well.`)
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8').trimEnd()]))
}

/** Kubernetes mounts the files as links into hidden folders beside them. */
function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => /^[A-Z][A-Z0-9_]*$/.test(name) && statSync(join(folder, name)).isFile())
  } catch {
    throw new CannotStart(`SECRETS_DIR names ${folder}, which cannot be read.`)
  }
}
