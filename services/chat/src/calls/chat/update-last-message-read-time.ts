import { markRead } from './mark-read.ts'

export const updateLastMessageReadTime = markRead('client')
