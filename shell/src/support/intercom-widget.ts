import { boot, Intercom, shutdown, update } from '@intercom/messenger-js-sdk'
import type { SupportPerson } from './support-person.ts'
import type { SupportWidget } from './support-widget.ts'

/** Where our data lies at Intercom: the content policy of the pages names the same hosts. */
const region = { region: 'ap', apiBase: 'https://api-iam.au.intercom.io' } as const

/** The support widget by Intercom's own SDK, which puts its script into the page with the first person. */
export function intercomWidget(workspaceId: string): SupportWidget {
  let state: 'absent' | 'shown' | 'hidden' = 'absent'
  return {
    show(person) {
      const settings = { app_id: workspaceId, ...fieldsOf(person) }
      if (state === 'absent') Intercom({ ...settings, region: region.region })
      else if (state === 'hidden') boot({ ...settings, api_base: region.apiBase })
      else update(settings)
      state = 'shown'
    },
    hide() {
      if (state !== 'shown') return
      shutdown()
      // A script that arrives only now would begin with whoever stands there.
      delete window.intercomSettings
      state = 'hidden'
    },
  }
}

/** Never both proofs: Intercom goes by the token where there is one. */
function fieldsOf({ userId, proof, ...person }: SupportPerson) {
  return {
    user_id: userId,
    ...('jwt' in proof ? { intercom_user_jwt: proof.jwt } : { user_hash: proof.hash }),
    name: person.name,
    email: person.email,
    user_type: person.userType,
    provider_id: person.providerId,
    provider_name: person.providerName,
    restricted_to_provider_id: person.restrictedToProviderId,
    restricted_to_provider_name: person.restrictedToProviderName,
  }
}
