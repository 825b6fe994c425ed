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

/** The logger of one service: JSON lines, sensitive fields removed. */
export function createLog(service: string, options: LogOptions = {}): Log {
  const settings = {
    level: options.level ?? 'info',
    base: { service },
    redact: { paths: redactedPaths, censor: '[hidden]' },
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
  }
  return options.destination ? pino(settings, options.destination) : pino(settings)
}
