import { UserListPage } from './user-list-page.tsx'

/** The people of organisations. */
export function BusinessProfilesPage() {
  return <UserListPage kind="Business" />
}
