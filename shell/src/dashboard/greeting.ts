import { type CountryId, country } from '@waymark/domain/enums'

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

/** The news as a title: "Kia ora Aroha. Three things need you." `count` is how many things need the person. */
export function greeting(countryId: CountryId, firstName: string, count: number): string {
  const hello = countryId === country.nz ? 'Kia ora' : 'Hello'
  if (count === 0) return `${hello} ${firstName}. Nothing needs you now.`
  const number = words[count] ?? String(count)
  return `${hello} ${firstName}. ${number} ${count === 1 ? 'thing needs' : 'things need'} you.`
}
