import { sharedSubpaths } from 'virtual:shared-subpaths'
import { offerShared } from '@waymark/web-kit/host/offer-shared'

/** Lets remotes use every file of the shared packages. Loaded with the first remote: the pages of the shell do without. */
export function offerSharedSubpaths(): void {
  offerShared(sharedSubpaths)
}
