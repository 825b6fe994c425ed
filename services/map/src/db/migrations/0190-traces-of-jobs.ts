import { addTraceToOutbox } from '@waymark/service-kit/outbox'

/** A job says to which trace it belongs. */
export const up = addTraceToOutbox
