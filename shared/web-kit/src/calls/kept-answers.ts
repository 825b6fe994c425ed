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

/** The kept answer of a call that `isKept`; null when there is none, it is over, or it is of another version of the call. */
export function keptAnswer<C extends Call>(
  userProfileId: number,
  call: C,
  input: InputOf<C>,
  nowMs: number = Date.now(),
): KeptAnswer<OutputOf<C>> | null {
  // A page has the schema of no other call at hand.
  if (!call.isKept) throw new Error(`${call.path} does not say that its answers are kept.`)
  const kept = parsed(readPreference(userProfileId, nameOf(call, input)))
  if (!kept || kept.untilMs <= nowMs || faultsOf(call, kept.data).length > 0) return null
  // The call's own schema has just accepted it.
  return { data: kept.data as OutputOf<C>, atMs: kept.atMs }
}

/** Forgets the kept answers of everybody, at logout. */
export function forgetAnswers(): void {
  for (const key of keptKeys()) writeStored(key, null)
}

/** Forgets the kept answers that are over. */
export function forgetOverAnswers(nowMs: number): void {
  for (const key of keptKeys()) if ((parsed(readStored(key))?.untilMs ?? 0) <= nowMs) writeStored(key, null)
}

/** Forgets what was kept for others, whose session may have ended without a logout. */
export function forgetAnswersOfOthers(userProfileId: number): void {
  for (const key of keptKeys()) if (!key.startsWith(`${userProfileId}:`)) writeStored(key, null)
}

function keptKeys(): string[] {
  return storedKeys().filter((key) => keptKey.test(key))
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
