import { join } from 'node:path'
import { calls } from '@waymark/contracts/calls'
import type { Call } from '@waymark/contracts/define-call'
import * as z from 'zod/mini'
import { askMachine } from '../machines/ask-machine.ts'
import type { SignedIn } from './people.ts'

type Calls = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Call>>>>>>

/** What was answered, by the path of the call. */
export type Shown = ReadonlyMap<string, { readonly status: number; readonly data: unknown }>

const listed = (all: Calls) =>
  Object.values(all).flatMap((groups) => Object.values(groups).flatMap((group) => Object.values(group)))
const changing = new Set<string>(listed(calls).flatMap(({ changes, path }) => (changes === undefined ? [] : [path])))

/** Calls that show something and need no choice. The first releases did not say which change something: this one does for them. */
const showing = (all: Calls) =>
  listed(all).filter(
    ({ changes, answer, input, path }) =>
      changes === undefined && !changing.has(path) && answer === 'json' && z.safeParse(input, {}).success,
  )

/** Those of this release. */
export const presentShows = showing(calls)

/** Those of the release in a folder, as its pages make them. */
export async function showsOf(tree: string): Promise<readonly Call[]> {
  const contracts: { readonly calls: Calls } = await import(join(tree, 'shared/contracts/src/calls.ts'))
  return showing(contracts.calls)
}

/** What each call answers to somebody. */
export async function everythingShown(address: string, shows: readonly Call[], as: SignedIn): Promise<Shown> {
  const shown = new Map<string, { status: number; data: unknown }>()
  for (const call of shows) {
    const { status, unchecked } = await askMachine(address, call, {}, { as })
    shown.set(call.path, { status, data: unchecked })
  }
  return shown
}
