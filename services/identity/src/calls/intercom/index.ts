export { updateIntercomUserTags } from './update-intercom-user-tags.ts'
