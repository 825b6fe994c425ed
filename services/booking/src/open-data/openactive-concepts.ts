import type { AccessFact } from '@waymark/domain/access-fit/fit'
import { accessOptions } from '@waymark/domain/access-fit/options'
import { activityKinds } from '@waymark/domain/catalogue/activity-kinds'

/** A term of one of OpenActive's lists. */
export interface Concept {
  readonly '@type': 'Concept'
  readonly '@id': string
  readonly prefLabel: string
  readonly inScheme: string
}

/** Our kinds of activity in OpenActive's activity list (CC BY 4.0), which has physical activities only. */
const activityTerms: Readonly<Record<string, readonly [label: string, id: string]>> = {
  adaptiveSport: ['Multisports', '26a7b902-1ddd-46fd-9371-853e414c9eb3'],
  ballGames: ['Multisports', '26a7b902-1ddd-46fd-9371-853e414c9eb3'],
  boating: ['Sailing', '6bb8b844-df3e-4cae-bf5f-3e129c6b1a9d'],
  camps: ['Activity Holiday Camp', '051e492d-e053-4d24-a54c-e9de9fc637cf'],
  cycling: ['Cycling', '4a19873e-118e-43f4-b86e-05acba8fb1de'],
  dance: ['Dance', '6ca15167-51da-4d91-a1ae-8a45dc47b0ea'],
  fitness: ['Group Exercise', '984068a7-5b7b-4989-bb33-f96953d8960c'],
  gardening: ['Gardening', '5b880e93-4a16-4c37-86ac-ba2ffba68358'],
  nature: ['Walking', '95092977-5a20-4d6e-b312-8fddabe71544'],
  playgroups: ['Early Years Play', '36d7c0f9-1831-44ef-abf6-ead8b1cfa80e'],
  riding: ['Equestrian', '45a372d9-baca-4f6c-859f-04de3efae742'],
  swimming: ['Swimming', '2750229d-b725-4171-9276-376be913957c'],
  yoga: ['Yoga', 'bf1a5e00-cdcf-465d-8c5a-6f57040b7f7e'],
}

/** The list's terms for the kinds of an activity, each once; none for what is no physical activity. */
export function activityConcepts(kindIds: readonly number[]): Concept[] {
  const terms = activityKinds.flatMap(({ id, key }) => (kindIds.includes(id) ? [activityTerms[key]] : []))
  return [...new Map(terms.flatMap((term) => (term ? [[term[1], term] as const] : []))).values()].map(([label, id]) =>
    conceptOf('activity-list', label, id),
  )
}

/** Who a place supports, and the options that must all be known as yes for us to say so. */
const supportTerms: readonly (readonly [label: string, id: string, optionKeys: readonly string[]])[] = [
  ['Visual impairment', '1393f2dc-3fcc-4be9-a99f-f1e51f5ad277', ['guideDogs', 'contrastEdges']],
  ['Hearing impairment', '2bfb7228-5969-4927-8435-38b5005a8771', ['hearingLoop']],
  ['Physical impairment', 'dd026873-6713-4ea1-af5a-08901f651d98', ['stepFreeEntrance', 'accessibleToilet']],
  ['Learning impairment', '67902468-fd49-4238-8650-20a22d7f0e40', ['easyRead']],
]

/** Whom the known facts support; a fact that is not known supports nobody. */
export function supportConcepts(facts: readonly AccessFact[]): Concept[] {
  const metKeys = accessOptions
    .filter(({ id }) => facts.some((fact) => fact.optionId === id && fact.state === 'yes'))
    .map(({ key }) => key)
  return supportTerms
    .filter(([, , keys]) => keys.every((key) => metKeys.includes(key)))
    .map(([label, id]) => conceptOf('accessibility-support', label, id))
}

function conceptOf(list: 'activity-list' | 'accessibility-support', prefLabel: string, id: string): Concept {
  const inScheme = `https://openactive.io/${list}`
  return { '@type': 'Concept', '@id': `${inScheme}#${id}`, prefLabel, inScheme }
}
