import { businessSubtype, type CountryId, country, type StaffRole, staffRole } from '@waymark/domain/enums'
import type { SpokenLanguage } from '@waymark/domain/language/spoken-languages'
import type { AccountTable, MembershipTable, UserProfileTable } from '@waymark/identity-service/db/schema'
import { demoAccounts, onboardingKey } from './demo-accounts.ts'
import type { DemoVenue } from './demo-venues.ts'
import { type DemoOrganisation, demoOrganisations } from './organisations.ts'
import { clientNames, staffNames } from './people.ts'
import { faceName } from './picture-names.ts'
import type { IdRow } from './row.ts'

type AccountRow = IdRow<AccountTable>
type ProfileRow = IdRow<UserProfileTable>

/** Everybody in the demo world, and who works where. */
export interface DemoPeople {
  readonly accounts: readonly AccountRow[]
  /** Without passwords; the loader gives everybody the same one. */
  readonly profiles: readonly ProfileRow[]
  readonly memberships: readonly IdRow<MembershipTable>[]
  readonly accountIdByKey: ReadonlyMap<string, number>
  /** The staff of each area, by service area id. */
  readonly staffByArea: ReadonlyMap<number, readonly ProfileRow[]>
  /** Individuals who book, the demo account first. */
  readonly clients: readonly ProfileRow[]
  profileByEmail(email: string): ProfileRow
}

const holdsServiceRole = (subtype: number) =>
  subtype === businessSubtype.Hybrid || subtype === businessSubtype.ServiceProvider

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/đ/giu, 'd')
    .replace(/[^a-z]/giu, '')
    .toLowerCase()
}

const moreLanguages: readonly (readonly SpokenLanguage[])[] = [[], ['hi'], ['sm'], [], ['cmn', 'yue'], ['to'], ['ar']]

/** What somebody of a team speaks: English, every third the country's sign language, some te reo Māori, some another. */
function languagesOf(number: number, countryId: CountryId): SpokenLanguage[] {
  const isInNz = countryId === country.nz
  const signed: SpokenLanguage[] = number % 3 === 0 ? [isInNz ? 'nzs' : 'asf'] : []
  const maori: SpokenLanguage[] = isInNz && number % 4 === 1 ? ['mi'] : []
  return ['en', ...maori, ...signed, ...(moreLanguages[number % moreLanguages.length] ?? [])]
}

/** Returns unused names: the listed ones first, then first names with other last names. */
function nameGiver(): () => readonly [first: string, last: string] {
  let usedCount = 0
  return () => {
    const round = Math.floor(usedCount / staffNames.length)
    const [first] = staffNames[usedCount % staffNames.length] ?? ['Sam', 'Reid']
    const [, last] = staffNames[(usedCount + round * 17) % staffNames.length] ?? ['Sam', 'Reid']
    usedCount += 1
    return [first, last]
  }
}

/** Accounts, people and memberships, created after the venues they work in. `daysAgo` dates them. */
export function demoPeople(venues: readonly DemoVenue[], daysAgo: (days: number) => Date): DemoPeople {
  const accounts: AccountRow[] = []
  const profiles: ProfileRow[] = []
  const memberships: IdRow<MembershipTable>[] = []
  const accountIdByKey = new Map<string, number>()
  const staffByArea = new Map<number, ProfileRow[]>()
  const nextName = nameGiver()

  const addAccount = (account: Omit<AccountRow, 'id'>): number => {
    const id = accounts.length + 1
    accounts.push({ id, ...account })
    return id
  }
  const addProfile = (
    profile: {
      accountId: number
      email: string
      firstName: string
      lastName: string
      phone: string
      bornDaysAgo: number
    } & Partial<ProfileRow>,
  ): ProfileRow => {
    const { accountId, firstName, lastName, bornDaysAgo, email, phone, ...more } = profile
    const id = profiles.length + 1
    const row: ProfileRow = {
      id,
      account_id: accountId,
      email,
      first_name: firstName,
      last_name: lastName,
      phone,
      avatar_key: faceName(id, firstName),
      email_confirmed_at: daysAgo(bornDaysAgo),
      created_at: daysAgo(bornDaysAgo),
      ...more,
    }
    profiles.push(row)
    return row
  }
  const addMembership = (profile: ProfileRow, areaId: number, role: StaffRole) => {
    memberships.push({ id: memberships.length + 1, user_profile_id: profile.id, service_area_id: areaId, role })
    const doesVisits = role === staffRole.Staff || role === staffRole.StaffAndServiceManager
    if (doesVisits) staffByArea.set(areaId, [...(staffByArea.get(areaId) ?? []), profile])
  }

  for (const [index, organisation] of demoOrganisations.entries()) {
    const id = addAccount({
      account_type: 'Business',
      business_subtype: organisation.subtype,
      name: organisation.name,
      country_id: organisation.countryId,
      created_at: daysAgo(900 - index * 9),
    })
    accountIdByKey.set(organisation.key, id)
  }
  accountIdByKey.set(
    onboardingKey,
    addAccount({
      account_type: 'Business',
      business_subtype: businessSubtype.ServiceProvider,
      name: 'Kererū Home Help',
      country_id: country.nz,
      created_at: daysAgo(2),
    }),
  )
  const systemAccountId = addAccount({
    account_type: 'Business',
    is_system: true,
    business_subtype: null,
    name: 'Waymark',
    country_id: country.nz,
    created_at: daysAgo(1000),
  })

  for (const demo of demoAccounts) {
    const accountId = demo.isGlobalAdmin
      ? systemAccountId
      : demo.organisation
        ? (accountIdByKey.get(demo.organisation) ?? systemAccountId)
        : addAccount({
            account_type: 'Individual',
            business_subtype: null,
            name: `${demo.firstName} ${demo.lastName}`,
            country_id: country.nz,
            created_at: daysAgo(300),
          })
    const profile = addProfile({
      accountId,
      email: demo.email,
      firstName: demo.firstName,
      lastName: demo.lastName,
      phone: demo.phone,
      bornDaysAgo: demo.organisation === onboardingKey ? 2 : 300,
      is_account_admin: demo.isAccountAdmin ?? false,
      is_global_admin: demo.isGlobalAdmin ?? false,
      restricted_to_account_id: demo.restrictedTo ? (accountIdByKey.get(demo.restrictedTo) ?? null) : null,
    })
    if (demo.role) addMembership(profile, 1, demo.role)
  }

  const staffCount = (organisation: DemoOrganisation) =>
    organisation.key === 'kowhai' ? 5 : holdsServiceRole(organisation.subtype) ? 4 : 1
  for (const organisation of demoOrganisations) {
    const accountId = accountIdByKey.get(organisation.key) ?? systemAccountId
    const areas = venues.filter((venue) => venue.organisation.key === organisation.key)
    const addColleague = (role: StaffRole, areaIds: readonly number[], isAdmin = false) => {
      const [first, last] = nextName()
      const profile = addProfile({
        accountId,
        email: `${plain(first)}.${plain(last)}@${organisation.key}.example`,
        firstName: first,
        lastName: last,
        phone:
          organisation.countryId === country.nz
            ? `021 555 0${200 + profiles.length}`
            : `0491 570 ${String(100 + profiles.length).slice(-3)}`,
        bornDaysAgo: 200 + ((profiles.length * 13) % 400),
        is_account_admin: isAdmin,
        spoken_languages: languagesOf(profiles.length, organisation.countryId),
      })
      for (const areaId of areaIds) addMembership(profile, areaId, role)
    }
    const hasAdmin = profiles.some((profile) => profile.account_id === accountId && profile.is_account_admin)
    if (!hasAdmin) addColleague(staffRole.Admin, [], true)
    const doesServices = holdsServiceRole(organisation.subtype)
    for (let number = 0; number < staffCount(organisation); number += 1) {
      const role = !doesServices
        ? staffRole.ActivityCoordinator
        : number === 0 && organisation.key !== 'kowhai'
          ? staffRole.StaffAndServiceManager
          : staffRole.Staff
      // The first two work everywhere, the others in every second area.
      const areaIds = areas.filter((_, place) => number < 2 || place % 2 === number % 2).map((area) => area.id)
      addColleague(role, areaIds)
    }
    if (organisation.subtype === businessSubtype.Hybrid && organisation.key !== 'kowhai')
      addColleague(
        staffRole.ActivityCoordinator,
        areas.map((area) => area.id),
      )
  }

  const clients: ProfileRow[] = profiles.filter((profile) => profile.email === 'individual@demo.test')
  for (const [index, [firstName, lastName, countryId]] of clientNames.entries()) {
    const accountId = addAccount({
      account_type: 'Individual',
      business_subtype: null,
      name: `${firstName} ${lastName}`,
      country_id: countryId,
      created_at: daysAgo(400 - index * 11),
    })
    clients.push(
      addProfile({
        accountId,
        email: `${plain(firstName)}.${plain(lastName)}@mail.example`,
        firstName,
        lastName,
        phone: countryId === country.nz ? `022 555 0${100 + index}` : `0491 571 ${String(100 + index)}`,
        bornDaysAgo: 400 - index * 11,
      }),
    )
  }

  // Two of the first team who cannot log in: one has not accepted the invitation yet, one has left.
  const kowhaiId = accountIdByKey.get('kowhai') ?? systemAccountId
  const invited = addProfile({
    accountId: kowhaiId,
    email: 'tia.paewai@kowhai.example',
    firstName: 'Tia',
    lastName: 'Paewai',
    phone: '021 555 0290',
    bornDaysAgo: 2,
    email_confirmed_at: null,
  })
  addMembership(invited, 1, staffRole.ActivityCoordinator)
  addProfile({
    accountId: kowhaiId,
    email: 'karl.brandt@kowhai.example',
    firstName: 'Karl',
    lastName: 'Brandt',
    phone: '021 555 0291',
    bornDaysAgo: 500,
    is_active: false,
  })

  return {
    accounts,
    profiles,
    memberships,
    accountIdByKey,
    staffByArea,
    clients,
    profileByEmail: (email) => {
      const found = profiles.find((profile) => profile.email === email)
      if (!found) throw new Error(`nobody in the demo world has the address ${email}`)
      return found
    },
  }
}
