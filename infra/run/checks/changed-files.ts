import { spawnSync } from 'node:child_process'
import { CannotStart } from '../../postgres/cannot-start.ts'
import { root } from '../tools/repository.ts'

/** What differs from the branch that changes go to: committed, in the working tree, or new. */
export interface Change {
  /** The commit that is compared with. */
  readonly since: string
  readonly files: readonly string[]
}

const mainBranches = ['main', 'origin/main']

/** The change of this checkout against its merge base with main; against the last commit where there is no main. */
export function readChange(): Change {
  const bases = mainBranches.map((branch) => git(['merge-base', branch, 'HEAD'])?.trim())
  const since = bases.find((base) => base !== undefined) ?? 'HEAD'
  const changed = git(['diff', '--name-only', since])
  const added = git(['ls-files', '--others', '--exclude-standard'])
  if (changed === undefined || added === undefined)
    throw new CannotStart('Git cannot say what changed here: run "npm test" without --changed.')
  return { since, files: `${changed}\n${added}`.split('\n').filter((path) => path !== '') }
}

function git(args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout : undefined
}
