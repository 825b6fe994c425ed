import { markRead } from './mark-read.ts'

export const updateLastMessageReadTimeByProvider = markRead('provider')
