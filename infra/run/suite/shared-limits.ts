import type { Environment } from '@waymark/service-kit/environment'
import type { RunSettings } from './settings.ts'

/**
 * `SHARED_LIMITS` of the processes: as it is set, otherwise on where other processes may answer the same calls, here or on
 * another machine with the same database or Redis.
 */
export function sharedLimits(
  { processes, separate, databaseUrl }: Pick<RunSettings, 'processes' | 'separate' | 'databaseUrl'>,
  { SHARED_LIMITS, REDIS_URL }: Environment,
): string {
  if (SHARED_LIMITS) return SHARED_LIMITS
  return processes > 1 || separate.length > 0 || databaseUrl !== undefined || REDIS_URL ? '1' : '0'
}
