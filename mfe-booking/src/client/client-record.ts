import type { clientRecord } from '@waymark/contracts/client-record'
import type { OutputOf } from '@waymark/contracts/define-call'

export type ClientRecord = OutputOf<typeof clientRecord.getClientRecord>
