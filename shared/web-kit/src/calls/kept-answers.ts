import type { Call, InputOf, OutputOf } from '@waymark/contracts/define-call'
import { readPreference, readStored, storedKeys, writePreference, writeStored } from '../session/preferences.ts'
import { faultsOf } from './check-answer.ts'

/** An answer that was kept on this device. */
export interface KeptAnswer<Data> {
  readonly data: Data
  /** When it was read; epoch ms. */
  readonly atMs: number
}

const prefix = 'answer:'
const keptKey = /^\d+:answer:/

/**
 * Keeps an answer on this device until then, so that its screen opens again without a connection. Where the browser has
 * no room for it, it is not kept.
 */
export function keepAnswer<C extends Call>(
  userProfileId: number,
  call: C,
  input: InputOf<C>,
  { data, atMs }: KeptAnswer<OutputOf<C>>,
  untilMs: number,
): void {
  writePreference(userProfileId, nameOf(call, input), JSON.stringify({ data, atMs, untilMs }))
}

/** The kept answer of a call; null when there is none, it is over, or it is of another version of the call. */
export function keptAnswer<C extends Call>(
  userProfileId: number,
  call: C,
  input: InputOf<C>,
  nowMs: number = Date.now(),
): KeptAnswer<OutputOf<C>> | null {
  const kept = parsed(readPreference(userProfileId, nameOf(call, input)))
  if (!kept || kept.untilMs <= nowMs || faultsOf(call, kept.data).length > 0) return null
  // The call's own schema has just accepted it.
  return { data: kept.data as OutputOf<C>, atMs: kept.atMs }
}

/** Forgets the kept answers of everybody, at logout; or those that are over. */
export function forgetAnswers({ overAtMs }: { readonly overAtMs?: number } = {}): void {
  for (const key of storedKeys().filter((one) => keptKey.test(one))) {
    const kept = overAtMs === undefined ? null : parsed(readStored(key))
    if (!kept || kept.untilMs <= (overAtMs ?? 0)) writeStored(key, null)
  }
}

function nameOf(call: Call, input: unknown): string {
  return `${prefix}${call.path}:${JSON.stringify(input)}`
}

function parsed(text: string | null) {
  if (text === null) return null
  try {
    const stored: unknown = JSON.parse(text)
    return isStored(stored) ? stored : null
  } catch {
    return null
  }
}

function isStored(
  value: unknown,
): value is { readonly data: unknown; readonly atMs: number; readonly untilMs: number } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'data' in value &&
    'atMs' in value &&
    typeof value.atMs === 'number' &&
    'untilMs' in value &&
    typeof value.untilMs === 'number'
  )
}
