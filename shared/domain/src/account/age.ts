import { limits } from '../limits.ts'
import { texts } from '../texts.ts'

/** An inclusive age range; null is no bound (product.md section 3, "Age range"). */
export interface AgeRange {
  readonly minAge: number | null
  readonly maxAge: number | null
}

/** Whether an age may be a bound: a whole number from 1 to 115 (product.md section 5). */
export function isAgeBound(age: number): boolean {
  return Number.isInteger(age) && age >= limits.ageMin && age <= limits.ageMax
}

/** Why a range is invalid, or null. */
export function ageRangeRefusal({ minAge, maxAge }: AgeRange): string | null {
  const bounds = [minAge, maxAge].filter((age) => age !== null)
  if (!bounds.every(isAgeBound)) return `Choose an age from ${limits.ageMin} to ${limits.ageMax}.`
  if (minAge !== null && maxAge !== null && minAge > maxAge) return 'The lowest age must not be above the highest.'
  return null
}

/** A bound for display: the age, or "None". */
export function ageBoundText(age: number | null): string {
  return age === null ? texts.noAge : String(age)
}

/** A range for display: "All ages", "5 and over", "Up to 12", "5 to 12". */
export function ageRangeText({ minAge, maxAge }: AgeRange): string {
  if (minAge === null) return maxAge === null ? 'All ages' : `Up to ${maxAge}`
  if (maxAge === null) return `${minAge} and over`
  return minAge === maxAge ? `Age ${minAge}` : `${minAge} to ${maxAge}`
}

/** Whether somebody of this age is inside the range. */
export function isInAgeRange(age: number, { minAge, maxAge }: AgeRange): boolean {
  return age >= (minAge ?? limits.ageMin) && age <= (maxAge ?? limits.ageMax)
}
