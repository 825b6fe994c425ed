import { UserListPage } from './user-list-page.tsx'

/** The people with accounts of their own. */
export function IndividualProfilesPage() {
  return <UserListPage kind="Individual" />
}
