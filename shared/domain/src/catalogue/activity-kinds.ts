import type { NamedType } from './venue-types.ts'

/** Kinds of activity: the filters of activities and of the map, sorted by label. Ids are stable. */
export const activityKinds: readonly NamedType[] = [
  { id: 1, key: 'adaptiveSport', label: 'Adaptive sport' },
  { id: 2, key: 'art', label: 'Art and craft' },
  { id: 3, key: 'ballGames', label: 'Ball games' },
  { id: 4, key: 'boating', label: 'Boating and sailing' },
  { id: 5, key: 'camps', label: 'Camps and holiday programmes' },
  { id: 6, key: 'cooking', label: 'Cooking and food' },
  { id: 7, key: 'culture', label: 'Culture and heritage' },
  { id: 8, key: 'cycling', label: 'Cycling and handcycling' },
  { id: 9, key: 'dance', label: 'Dance' },
  { id: 10, key: 'festivals', label: 'Festivals and markets' },
  { id: 11, key: 'film', label: 'Film' },
  { id: 12, key: 'fitness', label: 'Fitness' },
  { id: 13, key: 'gaming', label: 'Games and gaming' },
  { id: 14, key: 'gardening', label: 'Gardening' },
  { id: 15, key: 'language', label: 'Languages and sign language' },
  { id: 16, key: 'music', label: 'Music' },
  { id: 17, key: 'nature', label: 'Nature and walks' },
  { id: 18, key: 'playgroups', label: 'Playgroups' },
  { id: 19, key: 'reading', label: 'Reading and writing' },
  { id: 20, key: 'riding', label: 'Riding' },
  { id: 21, key: 'social', label: 'Social groups' },
  { id: 22, key: 'swimming', label: 'Swimming' },
  { id: 23, key: 'technology', label: 'Technology' },
  { id: 24, key: 'theatre', label: 'Theatre and comedy' },
  { id: 25, key: 'tours', label: 'Tours' },
  { id: 26, key: 'yoga', label: 'Yoga and wellbeing' },
]

/** The kind with this id, or null. */
export function activityKind(id: number): NamedType | null {
  return activityKinds.find((kind) => kind.id === id) ?? null
}
