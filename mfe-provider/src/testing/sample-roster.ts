import type { Roster, RosterPerson, RosterSession, RosterVisit } from '../roster/roster-query.ts'

function visit(bookingId: number, clientName: string, day: string, start: string, end: string): RosterVisit {
  return {
    bookingId,
    status: 1,
    startDateTime: `${day}T${start}:00`,
    endDateTime: `${day}T${end}:00`,
    serviceName: 'Morning care',
    clientName,
    AddressForService: '31 Ohiro Road, Brooklyn',
    latitude: -41.3045,
    longitude: 174.7623,
  }
}

function session(activitySessionId: number, day: string): RosterSession {
  return {
    activitySessionId,
    activityTitle: 'Clay and kōrero',
    startDateTime: `${day}T13:00:00`,
    endDateTime: `${day}T15:00:00`,
    spacesTaken: 7,
    maxSpaces: 12,
  }
}

export const visitOfNobody = visit(903, 'Wiremu Tāmihana', '2026-11-25', '09:30', '11:30')
export const sessionOfNobody = session(802, '2026-11-27')

export const arohaOnRoster: RosterPerson = {
  userProfileId: 21,
  firstName: 'Aroha',
  lastName: 'Ngata',
  isInTeam: true,
  lacks: [],
  plannedMinutes: 240,
  workingMinutes: 1800,
  visits: [
    visit(902, 'Priya Raman', '2026-11-25', '09:45', '10:45'),
    visit(901, 'Moana Faleolo', '2026-11-25', '08:30', '09:30'),
  ],
  sessions: [session(801, '2026-11-26')],
  away: [],
  elsewhere: [],
}

export const sinaOnRoster: RosterPerson = {
  userProfileId: 22,
  firstName: 'Sina',
  lastName: 'Leota',
  isInTeam: true,
  lacks: [],
  plannedMinutes: 0,
  workingMinutes: null,
  visits: [],
  sessions: [],
  away: [{ startDateTime: '2026-11-27T00:00:00', endDateTime: '2026-11-28T00:00:00' }],
  elsewhere: [],
}

export const sampleRoster: Roster = {
  fromDate: '2026-11-23',
  toDate: '2026-11-29',
  today: '2026-11-24',
  timeZone: 'Pacific/Auckland',
  people: [arohaOnRoster, sinaOnRoster],
  nobody: { visits: [visitOfNobody], sessions: [sessionOfNobody] },
}
