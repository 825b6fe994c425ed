import { writeSync } from 'node:fs'
import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/** Must never appear in a log: credentials, access needs, and the words people write. */
const hiddenFields = [
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'accessToken',
  'refreshToken',
  'guestToken',
  'secret',
  'authorization',
  'cookie',
  'message.text',
  'body',
  'payload',
  'accessNeeds',
  'disabilities',
]

const redactedPaths = [
  ...hiddenFields,
  ...hiddenFields.map((field) => `*.${field}`),
  ...hiddenFields.map((field) => `*.*.${field}`),
  'req.headers.authorization',
  'req.headers.cookie',
  'res.headers["set-cookie"]',
  // PostgreSQL errors quote the row that violated a constraint.
  'err.detail',
  'err.where',
  'err.parameters',
]

export interface LogOptions {
  /** `fatal` to `trace`, or `silent` (default `info`). */
  readonly level?: string
  readonly destination?: DestinationStream
}

/**
 * Where all logs of a process go. A full disk loses lines, and nothing else: pino's own destination would end the process,
 * or try again for ever while it exits.
 */
const standardOutput: DestinationStream = {
  write: (line) => {
    try {
      writeSync(1, line)
    } catch {
      // There is nowhere left to say it.
    }
  },
}

/** The logger of one service: JSON lines, sensitive fields removed. */
export function createLog(service: string, options: LogOptions = {}): Log {
  const settings = {
    level: options.level ?? 'info',
    base: { service },
    redact: { paths: redactedPaths, censor: '[hidden]' },
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
  }
  return pino(settings, options.destination ?? standardOutput)
}
