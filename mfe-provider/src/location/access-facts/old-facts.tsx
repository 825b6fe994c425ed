import { serviceArea } from '@waymark/contracts/service-area'
import { freshness } from '@waymark/domain/access-fit/age'
import { accessOption } from '@waymark/domain/access-fit/options'
import { Button } from '@waymark/ui/button'
import { Notice } from '@waymark/ui/notice'
import { Stack } from '@waymark/ui/stack'
import { formatCount } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useSend } from '@waymark/web-kit/use-send'
import Check from 'lucide-react/icons/check'
import type { Location } from '../location-draft.ts'

/** Facts that nobody has checked for 12 months, and the one press that says that they still hold. */
export function OldFacts({ location }: { readonly location: Location }) {
  const { serviceAreaId, version, accessibilityFacts } = location
  const confirm = useSend(serviceArea.confirmAccessFacts, {
    onSuccess: ({ confirmedCount }) =>
      notify('success', `${formatCount(confirmedCount, 'fact')} checked today. Everybody sees it.`),
  })
  const now = new Date()
  const old = accessibilityFacts.filter(
    ({ checkedOn }) => checkedOn !== null && freshness(new Date(checkedOn), now) === 'old',
  )
  if (old.length === 0) return null
  const labels = old.flatMap(({ accessibilityOptionId }) => accessOption(accessibilityOptionId)?.label ?? [])
  return (
    <Notice tone="warning" title={`${formatCount(old.length, 'fact')} last checked 12 months ago or longer`}>
      <Stack gap={3}>
        <p>{labels.join(', ')}.</p>
        <p>Is all of this still right? If something has changed, change it below first.</p>
        <div>
          <Button
            icon={Check}
            isPending={confirm.isPending}
            onPress={() => confirm.mutate({ input: { serviceAreaId, version } })}
          >
            Still right
          </Button>
        </div>
      </Stack>
    </Notice>
  )
}
