import type { OutputOf } from '@waymark/contracts/define-call'
import type { support } from '@waymark/contracts/support'

export type ContactMessage = OutputOf<typeof support.getContactMessages>['items'][number]
