import { readFileSync } from 'node:fs'

/** The secrets of an installation: the present one, and the one before it, which stays valid beside it. */
export interface Secrets {
  /** Signs, and is what the passwords of the database's roles are derived from. */
  present(): string
  /** Those that a signature may be of, the present one first. */
  all(): readonly string[]
}

const readAgainMs = 1000

/**
 * Reads the secrets of `file` (the present one and the one before, a line each), again while the process runs, since
 * `npm run keys:rotate` writes it; without a file they are those given.
 */
export function createSecrets(given: readonly string[], file?: string): Secrets {
  let known = given
  let readAtMs = Number.NEGATIVE_INFINITY
  function all(): readonly string[] {
    if (file === undefined || performance.now() - readAtMs < readAgainMs) return known
    readAtMs = performance.now()
    known = secretsIn(readFileSync(file, 'utf8'))
    return known
  }
  return {
    all,
    present: () => {
      const [present] = all()
      if (present === undefined) throw new Error('The file of secrets is empty.')
      return present
    },
  }
}

export function secretsIn(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))
}
