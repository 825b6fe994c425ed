import type { OutputOf } from '@waymark/contracts/define-call'
import type { quote } from '@waymark/contracts/quote'

export type Quote = OutputOf<typeof quote.getQuotes>['items'][number]
