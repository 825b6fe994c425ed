import { service } from '@waymark/contracts/service'
import { Loaded } from '@waymark/ui/loaded'
import { useCall } from '@waymark/web-kit/use-call'
import { sizeText } from './size-name.tsx'

/** The job sizes that a service can be offered in. */
export function CatalogueSizes({ serviceId }: { readonly serviceId: number }) {
  const sizes = useCall(service.getServiceSizeOptionsByServiceId, { serviceId }, { staleMs: Number.POSITIVE_INFINITY })
  return (
    <Loaded of={sizes} what="the sizes" count={1} headingLevel={3}>
      {(found) => <p>{found.map(sizeText).join(', ')}</p>}
    </Loaded>
  )
}
