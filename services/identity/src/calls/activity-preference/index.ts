export { getUserAccessibilityOptions } from './get-user-accessibility-options.ts'
export { getUserFilterReference } from './get-user-filter-reference.ts'
export { updateUserAccessibilityOptions } from './update-user-accessibility-options.ts'
export { updateUserFilterReference } from './update-user-filter-reference.ts'
