import { openData, openDataLicence, openSessions, type PlaceFormat } from '@waymark/contracts/open-data'
import { TextLink } from '@waymark/ui/text-link'
import { TextPage } from './text-page.tsx'

const files: readonly (readonly [format: PlaceFormat, name: string, what: string])[] = [
  ['a11yjson', 'A11yJSON', 'every fact with its source and age, services, activities and sessions'],
  ['geojson', 'GeoJSON', 'a point for each place, for programs that draw maps'],
  ['csv', 'CSV', 'a line for each place, for sheets'],
]

/** Where everybody can download what is public here, and what they may do with it. */
export function OpenDataPage() {
  return (
    <TextPage lead="What is public on Waymark is yours to use: places, how accessible they are, and what can be booked there. You need no account.">
      <h2>Download all places</h2>
      <ul>
        {files.map(([format, name, what]) => (
          <li key={format}>
            <a href={`${openData.getAllOpenVenues.path}?format=${format}`} download>
              All places as {name}
            </a>
            : {what}.
          </li>
        ))}
      </ul>
      <p>
        A file can be large. Programs read it page by page at <code>{openData.getOpenVenues.path}</code>, at most 500
        places at a time: the header <code>Link</code> names the next page. Send back the <code>ETag</code> of a page,
        and the answer is empty while nothing has changed. The{' '}
        <TextLink href="/api/docs">description of all calls</TextLink> has the details.
      </p>
      <h2>Sessions of activities</h2>
      <p>
        The <a href={openSessions.getOpenSessions.path}>feed of sessions</a> is in the format of OpenActive (Realtime
        Paged Data Exchange), with the access support of each. It holds physical activities; all others are in the
        A11yJSON file.
      </p>
      <h2>What the words mean</h2>
      <p>
        A fact is yes, no or unknown. Unknown facts are left out: nobody should read them as no. A11yJSON has no words
        for the source and the age of a fact, or for what can be booked, so these are in a part of their own, named{' '}
        <code>waymark</code>. <a href={openData.getPlaceExtensionSchema.path}>Its JSON schema</a> describes it.
      </p>
      <h2>Licence</h2>
      <p>
        <a href={openDataLicence.url}>{openDataLicence.name}</a>. You may copy, change and use the data, also for money.
        Name the source: “Waymark and the organisations named”, with a link to the place. Facts get old: please show
        when each was checked.
      </p>
      <h2>What is not in it</h2>
      <p>
        Private places, people, bookings, needs and reviews. Pictures belong to those who took them. The coast and the
        place names of the map have licences of their own, which the map names.
      </p>
    </TextPage>
  )
}
