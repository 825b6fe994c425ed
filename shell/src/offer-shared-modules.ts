import { sharedModules } from 'virtual:shared-modules'
import { offerShared } from '@waymark/web-kit/host/offer-shared'

/** Lets remotes use the packages of this page. Loaded with the first remote: the pages of the shell do without. */
export function offerSharedModules(): void {
  offerShared(sharedModules)
}
