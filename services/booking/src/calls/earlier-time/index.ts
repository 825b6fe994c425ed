export { stopWatchingEarlierTime } from './stop-watching-earlier-time.ts'
export { watchEarlierTime } from './watch-earlier-time.ts'
