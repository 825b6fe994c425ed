export { getNotifications } from './get-notifications.ts'
export { markNotificationsRead } from './mark-notifications-read.ts'
