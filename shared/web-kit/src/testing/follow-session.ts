export { followSession } from '../session/app-store.ts'
